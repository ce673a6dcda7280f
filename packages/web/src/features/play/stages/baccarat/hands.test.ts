import { describe, expect, it } from 'vitest';
import { EMPTY_FELT, laid, openPoints, turnedUp } from './hands.ts';

describe('the felt of baccarat', () => {
  it('counts only open cards, and only the last digit', () => {
    const first = turnedUp(laid(EMPTY_FELT, 'player'), 'player', '9h');
    expect(openPoints(first.player)).toBe(9);
    const second = laid(first, 'player');
    expect(second.player).toEqual(['9h', null]);
    expect(openPoints(second.player)).toBe(9);
    expect(openPoints(turnedUp(second, 'player', '7c').player)).toBe(6);
    expect(openPoints(second.banker)).toBeNull();
  });

  it('counts tens and pictures as nothing: a hand of them has 0 points, not none', () => {
    const felt = turnedUp(laid(EMPTY_FELT, 'banker'), 'banker', 'Kd');
    expect(openPoints(felt.banker)).toBe(0);
  });
});
