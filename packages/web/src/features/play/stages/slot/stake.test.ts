import { describe, expect, it } from 'vitest';
import { firstStake } from './stake.ts';

const LADDER = [20, 40, 50, 100, 200, 500];

describe('the stake a slot begins with', () => {
  it('is the one of the last visit', () => {
    expect(firstStake(LADDER, { stakeCents: 40 })).toBe(1);
    expect(firstStake(LADDER, { stakeCents: 500 })).toBe(5);
  });

  it('is 1.00 without a last visit, or when its stake is no longer offered', () => {
    expect(firstStake(LADDER, {})).toBe(3);
    expect(firstStake(LADDER, { stakeCents: 1_000 })).toBe(3);
    expect(firstStake(LADDER, { stakeCents: 'all' })).toBe(3);
    expect(firstStake(LADDER, { stakeCents: null })).toBe(3);
  });

  it('is the least where all are below 1.00', () => {
    expect(firstStake([5, 10], {})).toBe(0);
    expect(firstStake([25, 250], {})).toBe(1);
  });
});
