import { describe, expect, it } from 'vitest';
import { firstStake } from './stake.ts';

const LADDER = [20, 40, 50, 100, 200, 500];

describe('the first stake of a slot', () => {
  it('is the stake of the last visit', () => {
    expect(firstStake(LADDER, { stakeCents: 40 })).toBe(1);
    expect(firstStake(LADDER, { stakeCents: 500 })).toBe(5);
  });

  it('is 1.00 without a stake of the last visit that is still offered', () => {
    expect(firstStake(LADDER, {})).toBe(3);
    expect(firstStake(LADDER, { stakeCents: 1_000 })).toBe(3);
    expect(firstStake(LADDER, { stakeCents: 'all' })).toBe(3);
    expect(firstStake(LADDER, { stakeCents: null })).toBe(3);
  });

  it('is the lowest stake if all are below 1.00, else one of at least 1.00', () => {
    expect(firstStake([5, 10], {})).toBe(0);
    expect(firstStake([25, 250], {})).toBe(1);
  });
});
