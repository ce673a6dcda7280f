import { describe, expect, it } from 'vitest';
import { ANY_STAKE } from '../../tables/table-game.ts';
import { tableRoulette } from '../../tables/roulette.ts';
import { payoutCents, stakeCents } from '../../money.ts';
import { SPOTS, WHEEL } from './layout.ts';
import {
  coveredBy,
  finalBet,
  MOST_NEIGHBOURS,
  neighbours,
  SECTIONS,
  stakesOf,
  type Chips,
} from './racetrack.ts';

const chipsIn = (chips: Chips) => Object.values(chips).reduce((sum, count) => sum + count, 0);
const numbersOf = (chips: Chips) => coveredBy(chips).sort((a, b) => a - b);

/** Every bet that the racetrack offers. */
const bets: [name: string, chips: Chips][] = [
  ...Object.entries(SECTIONS),
  ...Array.from({ length: 10 }, (_, digit): [string, Chips] => [`final ${digit}`, finalBet(digit)]),
  ...WHEEL.flatMap((pocket) =>
    Array.from({ length: MOST_NEIGHBOURS + 1 }, (_, count): [string, Chips] => [
      `${pocket} and ${count} neighbours`,
      neighbours(pocket, count),
    ]),
  ),
];

describe('the sections of the wheel', () => {
  const { voisins, tiers, orphelins } = SECTIONS;

  it('have the published numbers of chips and pockets', () => {
    expect([voisins, tiers, orphelins].map(chipsIn)).toEqual([9, 6, 5]);
    expect(numbersOf(voisins)).toEqual([
      0, 2, 3, 4, 7, 12, 15, 18, 19, 21, 22, 25, 26, 28, 29, 32, 35,
    ]);
    expect(numbersOf(tiers)).toEqual([5, 8, 10, 11, 13, 16, 23, 24, 27, 30, 33, 36]);
    expect(numbersOf(orphelins)).toEqual([1, 6, 9, 14, 17, 20, 31, 34]);
  });

  it('divide the wheel: every pocket is in exactly one section', () => {
    const all = [voisins, tiers, orphelins].flatMap((section) => coveredBy(section));
    expect(all.length).toBe(37);
    expect(new Set(all)).toEqual(new Set(WHEEL));
  });

  it('are arcs of the wheel: one each, and two of the orphelins', () => {
    const arcs = (chips: Chips) => {
      const covered = new Set(coveredBy(chips));
      const isStart = (pocket: number, place: number) =>
        covered.has(pocket) && !covered.has(WHEEL[(place + 36) % 37]!);
      return WHEEL.filter(isStart).length;
    };
    expect([voisins, tiers, orphelins].map(arcs)).toEqual([1, 1, 2]);
  });
});

describe('neighbours', () => {
  it('are the pockets beside a number on the wheel', () => {
    expect(coveredBy(neighbours(0, 2)).sort((a, b) => a - b)).toEqual([0, 3, 15, 26, 32]);
    expect(neighbours(17, 0)).toEqual({ 'straight:17': 1 });
    expect(numbersOf(neighbours(26, 1))).toEqual([0, 3, 26]);
  });

  it('are one chip on each of 2n + 1 pockets, the same from both sides', () => {
    for (const pocket of WHEEL)
      for (let count = 0; count <= MOST_NEIGHBOURS; count++) {
        const chips = neighbours(pocket, count);
        expect(chipsIn(chips)).toBe(2 * count + 1);
        for (const other of coveredBy(chips))
          expect(coveredBy(neighbours(other, count))).toContain(pocket);
      }
  });

  it('refuses unknown numbers and counts', () => {
    expect(() => neighbours(37, 1)).toThrow(RangeError);
    expect(() => neighbours(5, 10)).toThrow(RangeError);
    expect(() => neighbours(5, -1)).toThrow(RangeError);
    expect(() => neighbours(5, 1.5)).toThrow(RangeError);
  });
});

it('final bets contain every number exactly once', () => {
  const finals = Array.from({ length: 10 }, (_, digit) => numbersOf(finalBet(digit)));
  expect(finals[4]).toEqual([4, 14, 24, 34]);
  expect(finals[7]).toEqual([7, 17, 27]);
  expect(finals.flat().sort((a, b) => a - b)).toEqual([...WHEEL].sort((a, b) => a - b));
  expect(() => finalBet(10)).toThrow(RangeError);
});

it('stakes are the chips times their value', () => {
  expect(stakesOf(SECTIONS.orphelins, 50)).toEqual({
    ...{ 'straight:1': 50, 'split:6-9': 50, 'split:14-17': 50 },
    ...{ 'split:17-20': 50, 'split:31-34': 50 },
  });
  expect(stakesOf(SECTIONS.voisins, 50, 3)['trio:0-2-3']).toBe(300);
});

it(`all ${bets.length} bets are placed on existing spots and return 36/37 over all pockets`, () => {
  for (const [name, chips] of bets) {
    for (const spot of Object.keys(chips)) expect(SPOTS.has(spot), spot).toBe(true);
    const checked = tableRoulette.checkBet(ANY_STAKE, { spots: stakesOf(chips, 100) });
    if (!checked.ok) throw new Error(`${name}: ${checked.reason}`);
    const { parts } = checked.bet;
    const paid = WHEEL.map((pocket) =>
      payoutCents(parts, tableRoulette.settle(pocket, checked.bet).payouts),
    );
    const sum = paid.reduce((total, cents) => total + cents, 0);
    expect(sum, name).toBe(36 * stakeCents(parts));
    expect(paid.filter((cents) => cents > 0).length, name).toBe(coveredBy(chips).length);
  }
});
