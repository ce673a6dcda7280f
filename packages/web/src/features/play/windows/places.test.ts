import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrange,
  arrangements,
  LEAST,
  moved,
  inWindows,
  resized,
  STEP,
  zoneAt,
  zones,
  type Grip,
  type Place,
} from './places.ts';

const part = fc.double({ min: -2, max: 3, noNaN: true });
const anywhere = fc.record({ left: part, top: part, width: part, height: part });
const grips: Grip[] = ['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw'];
const TINY = 1e-9;

function expectInWindows({ left, top, width, height }: Place) {
  expect(left).toBeGreaterThanOrEqual(-TINY);
  expect(top).toBeGreaterThanOrEqual(-TINY);
  expect(left + width).toBeLessThanOrEqual(1 + TINY);
  expect(top + height).toBeLessThanOrEqual(1 + TINY);
  expect(width).toBeGreaterThanOrEqual(LEAST.width - TINY);
  expect(height).toBeGreaterThanOrEqual(LEAST.height - TINY);
}

describe('a game window', () => {
  it('stays within the area and above its minimum size however it is moved or resized', () => {
    fc.assert(
      fc.property(anywhere, fc.constantFrom(...grips), part, part, (wild, grip, dx, dy) => {
        const start = inWindows(wild);
        expectInWindows(start);
        expectInWindows(moved(start, dx, dy));
        expectInWindows(resized(start, grip, dx, dy));
      }),
    );
  });

  it('keeps its size when it is moved, and its opposite sides when it is resized', () => {
    const start = { left: 0.2, top: 0.2, width: 0.4, height: 0.5 };
    const right = moved(start, STEP, 0);
    expect(right.left).toBeCloseTo(0.2 + STEP);
    expect([right.width, right.height, right.top]).toEqual([0.4, 0.5, 0.2]);
    const pulled = resized(start, 'nw', 0.1, -0.1);
    expect(pulled.left).toBeCloseTo(0.3);
    expect(pulled.left + pulled.width).toBeCloseTo(0.6);
    expect(pulled.top).toBeCloseTo(0.1);
    expect(pulled.top + pulled.height).toBeCloseTo(0.7);
  });

  it('stops at its minimum size instead of pushing the opposite side away', () => {
    const start = { left: 0.2, top: 0, width: 0.4, height: 1 };
    expect(resized(start, 'w', 0.9, 0)).toMatchObject({ width: LEAST.width });
    expect(resized(start, 'w', 0.9, 0).left).toBeCloseTo(0.6 - LEAST.width);
  });
});

describe('a released window', () => {
  it('snaps at edges and corners, and nowhere else', () => {
    expect(zoneAt(0.5, 0.5)).toBeNull();
    expect(zoneAt(0.01, 0.5)).toBe('left');
    expect(zoneAt(0.99, 0.5)).toBe('right');
    expect(zoneAt(0.5, 0.01)).toBe('top');
    expect(zoneAt(0.5, 0.99)).toBe('bottom');
    expect(zoneAt(0, 0.1)).toBe('top-left');
    expect(zoneAt(0.1, 0)).toBe('top-left');
    expect(zoneAt(1, 0.95)).toBe('bottom-right');
    expect(zoneAt(0.9, 1)).toBe('bottom-right');
  });
});

describe('an arrangement of windows', () => {
  it('covers the area without gaps or overlaps for one to four windows', () => {
    for (const how of arrangements)
      for (const count of [1, 2, 3, 4]) {
        const places = arrange(how, count);
        expect(places).toHaveLength(count);
        for (const place of places) expectInWindows(place);
        const area = places.reduce((sum, { width, height }) => sum + width * height, 0);
        expect(area, `${how} of ${count}`).toBeCloseTo(1);
        for (const [at, one] of places.entries())
          for (const other of places.slice(at + 1)) expect(overlap(one, other)).toBeCloseTo(0);
      }
  });

  it('of four in a grid uses the zones that windows snap to', () => {
    expect(arrange('grid', 4)).toEqual([
      zones['top-left'],
      zones['top-right'],
      zones['bottom-left'],
      zones['bottom-right'],
    ]);
  });
});

function overlap(a: Place, b: Place): number {
  const x = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const y = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, x) * Math.max(0, y);
}
