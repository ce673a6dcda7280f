import { restHeight, upperFace } from '@wl/games/dice';
import { xoshiro128 } from '@wl/games/simulation/xoshiro';
import { describe, expect, it } from 'vitest';
import { lyingDice, planThrow, type Flight, type Lying } from './throw-plan.ts';

const THROWS = [
  [1, 1, 1],
  [2, 4, 5],
  [6, 3, 1],
  [4, 4, 2],
  [5, 6, 6],
  [3, 3, 3],
];

/** Plans throws repeatedly, each from the resting positions of the previous throw, and passes each plan to `check`. */
function throwAll(check: (flights: Flight[], dice: number[], from: Lying[]) => void) {
  const random = xoshiro128(11);
  let from = lyingDice([1, 2, 3], random);
  for (let again = 0; again < 5; again += 1) {
    for (const dice of THROWS) {
      const flights = planThrow(dice, from, random);
      check(flights, dice, from);
      from = flights.map(({ rest }) => rest);
    }
  }
}

const lastsOf = (flights: Flight[]) => Math.max(...flights.map(({ landings }) => landings.at(-1)!));

describe('a dice throw', () => {
  it('ends with the round’s faces, flat on the plate, after 1.5 to 3 seconds', () => {
    throwAll((flights, dice) => {
      const end = lastsOf(flights);
      expect(end).toBeGreaterThan(1_500);
      expect(end).toBeLessThan(3_000);
      flights.forEach(({ at }, index) => {
        const { turn, middle } = at(end + 1);
        expect(upperFace(turn)).toBe(dice[index]);
        expect(middle[1]).toBeCloseTo(0.5, 9);
      });
    });
  });

  it('starts where the dice lie and moves without jumps', () => {
    throwAll((flights, _, from) => {
      flights.forEach(({ at }, index) => {
        let before = at(0);
        const start = from[index]!;
        expect(before.middle[0]).toBeCloseTo(Math.sin(start.angle) * start.radius, 9);
        expect(before.middle[2]).toBeCloseTo(Math.cos(start.angle) * start.radius, 9);
        expect(upperFace(before.turn)).toBe(upperFace(start.turn));
        for (let ms = 4; ms < lastsOf(flights) + 40; ms += 4) {
          const now = at(ms);
          const step = Math.hypot(...now.middle.map((part, axis) => part - before.middle[axis]!));
          // A thrown die travels at most about 13 side lengths per second, or 0.053 in 4 ms. The limit is higher,
          // because rotation also raises and lowers the die's centre.
          expect(step).toBeLessThan(0.14);
          before = now;
        }
      });
    });
  });

  it('keeps the dice on the plate, above its surface and apart from each other', () => {
    throwAll((flights) => {
      for (let ms = 0; ms < lastsOf(flights); ms += 25) {
        const dice = flights.map(({ at }) => at(ms));
        for (const [index, { middle, turn }] of dice.entries()) {
          expect(middle[1]).toBeGreaterThanOrEqual(restHeight(turn) - 1e-9);
          expect(Math.hypot(middle[0], middle[2])).toBeLessThan(1.25);
          for (const other of dice.slice(index + 1)) {
            const apart = Math.hypot(middle[0] - other.middle[0], middle[2] - other.middle[2]);
            expect(apart).toBeGreaterThan(Math.sqrt(3));
          }
        }
      }
    });
  });
});
