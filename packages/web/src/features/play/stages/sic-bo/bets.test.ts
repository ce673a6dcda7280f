import { SIC_BO_BETS } from '@wl/games/engines/sic-bo/rules';
import { describe, expect, it } from 'vitest';
import { COMBINATIONS, NUMBERS, TOTALS, winningSpots } from './bets.ts';

const TABLE = { single: [1, 2, 3] } as const;

describe('the sic bo layout', () => {
  it('has each of the 52 bets of the table once', () => {
    const spots = [
      ...['small', 'big', 'odd', 'even', 'any-triple'],
      ...TOTALS.map((total) => `total:${total}`),
      ...NUMBERS.flatMap((number) => [`single:${number}`, `double:${number}`, `triple:${number}`]),
      ...COMBINATIONS.map(([low, high]) => `combination:${low}-${high}`),
    ];
    expect(spots.toSorted()).toEqual([...SIC_BO_BETS.keys()].toSorted());
  });

  it('highlights the bets that a throw wins', () => {
    expect([...winningSpots([2, 5, 2], TABLE)].toSorted()).toEqual([
      'combination:2-5',
      'double:2',
      'odd',
      'single:2',
      'single:5',
      'small',
      'total:9',
    ]);
  });

  it('does not highlight small, big, odd or even on a triple', () => {
    expect([...winningSpots([4, 4, 4], TABLE)].toSorted()).toEqual([
      'any-triple',
      'double:4',
      'single:4',
      'total:12',
      'triple:4',
    ]);
  });
});
