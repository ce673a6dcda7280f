import { describe, expect, it } from 'vitest';
import {
  chain,
  EDGE,
  PIPS,
  restHeight,
  turnAbout,
  turned,
  turnUp,
  undo,
  UNTURNED,
  upperFace,
  viewDie,
} from './die-view.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const some = chain(turnAbout([0, 1, 0], 0.7), turnAbout([0.6, 0, 0.8], 1.1));

describe('a die', () => {
  it.each(FACES)('shows %i on top, also after a turn about the vertical axis', (face) => {
    expect(upperFace(turnUp(face))).toBe(face);
    for (const yaw of [0.4, 2, -3])
      expect(upperFace(chain(turnAbout([0, 1, 0], yaw), turnUp(face)))).toBe(face);
  });

  it('has opposite faces that add up to seven', () => {
    const upsideDown = turnAbout([1, 0, 0], Math.PI);
    for (const face of FACES) expect(upperFace(chain(upsideDown, turnUp(face)))).toBe(7 - face);
  });

  it('returns to its original position after the inverse rotation', () => {
    const vector = turned(undo(some), turned(some, [1, 2, 3]));
    for (const [axis, part] of vector.entries()) expect(part).toBeCloseTo(axis + 1, 12);
  });

  it('rests half an edge above the table on a face, and higher on an edge or a corner', () => {
    expect(restHeight(UNTURNED)).toBeCloseTo(0.5, 12);
    expect(restHeight(turnAbout([1, 0, 0], Math.PI / 4))).toBeCloseTo(
      (0.5 - EDGE) * Math.SQRT2 + EDGE,
      12,
    );
    expect(restHeight(some)).toBeGreaterThan(0.5);
  });

  it('shows three faces, of which the upper one is the brightest', () => {
    const { faces, outline } = viewDie(chain(turnAbout([0, 1, 0], 0.6), turnUp(5)));
    expect(faces.map(({ face }) => face)).toContain(5);
    expect(faces).toHaveLength(3);
    expect(outline).toHaveLength(6);
    const top = faces.find(({ face }) => face === 5);
    expect(Math.max(...faces.map(({ light }) => light))).toBe(top?.light);
  });

  it('has as many pips on each face as its number', () => {
    for (const face of FACES) expect(PIPS[face]).toHaveLength(face);
  });
});
