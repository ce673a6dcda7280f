import { SPOTS, wheelOf } from '@wl/games/engines/roulette/layout';
import { describe, expect, it } from 'vitest';
import {
  centre,
  neighbourSpot,
  placedSpots,
  spotBox,
  squareOf,
  TABLE,
  turned,
  type Direction,
} from './layout-geometry.ts';

const box = (id: string) => {
  const spot = SPOTS.get(id);
  if (!spot) throw new Error(id);
  return spotBox(spot, 1);
};

describe('the roulette layout', () => {
  it.each([1, 2] as const)(
    'gives every spot its own place in both orientations (%i zeros)',
    (zeros) => {
      for (const orientation of ['flat', 'upright'] as const) {
        const wide = orientation === 'flat' ? TABLE.along : TABLE.across;
        const high = orientation === 'flat' ? TABLE.across : TABLE.along;
        const centres = new Set<string>();
        for (const { box: at } of placedSpots(orientation, zeros)) {
          const { x, y } = centre(at);
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(wide);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(high);
          centres.add(`${x.toFixed(2)} ${y.toFixed(2)}`);
        }
        expect(centres.size).toBe(wheelOf(zeros).spots.size);
      }
    },
  );

  it('puts inside bets where their squares meet', () => {
    expect(centre(box('split:17-20'))).toEqual({ x: 7, y: 1.5 });
    expect(centre(box('split:31-32'))).toEqual({ x: 11.5, y: 2 });
    expect(centre(box('corner:16-17-19-20'))).toEqual({ x: 7, y: 2 });
    expect(centre(box('street:1-2-3'))).toEqual({ x: 1.5, y: 3 });
    expect(centre(box('trio:0-1-2'))).toEqual({ x: 1, y: 2 });
    expect(centre(box('split:0-3'))).toEqual({ x: 1, y: 0.5 });
  });

  it('has 1, 2, 3 from left to right under the zero when it is upright', () => {
    const [one, two, three] = [1, 2, 3].map((number) => turned(squareOf(number, 1), 'upright'));
    expect(one && two && three && one.x < two.x && two.x < three.x).toBe(true);
    expect(one?.y).toBe(1);
  });

  it('keeps small spots of a table with two zeros more than 24 px apart', () => {
    // A square is about 64 px wide on desktops and 78 px on phones. WCAG requires 24 px between the centres of two
    // targets.
    const small = placedSpots('flat', 2).filter(({ box: at }) => at.w < 0.5);
    for (const [index, one] of small.entries()) {
      for (const other of small.slice(index + 1)) {
        const [a, b] = [centre(one.box), centre(other.box)];
        const apart = Math.hypot(a.x - b.x, a.y - b.y) * 64;
        expect(apart, `${one.spot.id} ${other.spot.id}`).toBeGreaterThan(24);
      }
    }
  });

  it.each([1, 2] as const)('lets the arrow keys reach every spot (%i zeros)', (zeros) => {
    const { spots } = wheelOf(zeros);
    for (const orientation of ['flat', 'upright'] as const) {
      const reached = new Set(['straight:17']);
      const queue = ['straight:17'];
      for (let id = queue.pop(); id; id = queue.pop()) {
        for (const direction of ['up', 'down', 'left', 'right'] satisfies Direction[]) {
          const next = neighbourSpot(id, direction, orientation, zeros);
          if (!reached.has(next)) {
            reached.add(next);
            queue.push(next);
          }
        }
      }
      expect([...spots.keys()].filter((id) => !reached.has(id))).toEqual([]);
    }
  });
});
