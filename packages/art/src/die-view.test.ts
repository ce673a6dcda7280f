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
  it.each(FACES)('turns its %i up, and keeps it up however it is turned on the table', (face) => {
    expect(upperFace(turnUp(face))).toBe(face);
    for (const yaw of [0.4, 2, -3])
      expect(upperFace(chain(turnAbout([0, 1, 0], yaw), turnUp(face)))).toBe(face);
  });

  it('has opposite faces that make seven', () => {
    const upsideDown = turnAbout([1, 0, 0], Math.PI);
    for (const face of FACES) expect(upperFace(chain(upsideDown, turnUp(face)))).toBe(7 - face);
  });

  it('is turned back by the opposite turn', () => {
    const vector = turned(undo(some), turned(some, [1, 2, 3]));
    for (const [axis, part] of vector.entries()) expect(part).toBeCloseTo(axis + 1, 12);
  });

  it('stands half a side high on a face, and higher on an edge and a corner', () => {
    expect(restHeight(UNTURNED)).toBeCloseTo(0.5, 12);
    expect(restHeight(turnAbout([1, 0, 0], Math.PI / 4))).toBeCloseTo(
      (0.5 - EDGE) * Math.SQRT2 + EDGE,
      12,
    );
    expect(restHeight(some)).toBeGreaterThan(0.5);
  });

  it('shows its upper face whole, in its right number, and at most three faces', () => {
    const { faces, outline } = viewDie(chain(turnAbout([0, 1, 0], 0.6), turnUp(5)));
    expect(faces.map(({ face }) => face)).toContain(5);
    expect(faces).toHaveLength(3);
    expect(outline).toHaveLength(6);
    const top = faces.find(({ face }) => face === 5);
    expect(Math.max(...faces.map(({ light }) => light))).toBe(top?.light);
  });

  it('counts its pips', () => {
    for (const face of FACES) expect(PIPS[face]).toHaveLength(face);
  });
});
