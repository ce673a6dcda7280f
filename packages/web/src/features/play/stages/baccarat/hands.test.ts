import { describe, expect, it } from 'vitest';
import { EMPTY_FELT, laid, openPoints, turnedUp } from './hands.ts';

describe('the points of a baccarat hand', () => {
  it('count only open cards, and only the last digit', () => {
    const first = turnedUp(laid(EMPTY_FELT, 'player'), 'player', '9h');
    expect(openPoints(first.player)).toBe(9);
    const second = laid(first, 'player');
    expect(second.player).toEqual(['9h', null]);
    expect(openPoints(second.player)).toBe(9);
    expect(openPoints(turnedUp(second, 'player', '7c').player)).toBe(6);
    expect(openPoints(second.banker)).toBeNull();
  });

  it('are 0, not null, for a hand whose only open card is a king', () => {
    const felt = turnedUp(laid(EMPTY_FELT, 'banker'), 'banker', 'Kd');
    expect(openPoints(felt.banker)).toBe(0);
  });
});
