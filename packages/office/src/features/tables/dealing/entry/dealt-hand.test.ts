import { expect, test } from 'vitest';
import { cardsOf, isComplete, pointsOf, winnerOf } from './dealt-hand.ts';

test.each([
  [['4s', 'Kc', '2h', '7d'], ['4s', '2h'], ['Kc', '7d'], true],
  // The player stands on six, and the banker draws on five. The only third card is therefore the banker's.
  [['4s', 'Kc', '2h', '5d', '9h'], ['4s', '2h'], ['Kc', '5d', '9h'], true],
  [['4s', 'Kc', 'Ah', '6d', '6c'], ['4s', 'Ah', '6c'], ['Kc', '6d'], false],
  [['4s'], ['4s'], [], false],
])(
  'the cards %j belong to the sides to which the rules deal them',
  (cards, player, banker, over) => {
    expect(cardsOf(cards, 'player')).toEqual(player);
    expect(cardsOf(cards, 'banker')).toEqual(banker);
    expect(isComplete('table-baccarat', cards)).toBe(over);
  },
);

test('a side has the points of its cards, and none without cards', () => {
  expect(pointsOf(['Kc', '7d'])).toBe(7);
  expect(pointsOf(['4s', 'Ah', '6c'])).toBe(1);
  expect(pointsOf([])).toBe(null);
});

test.each([
  [['4s', 'Kc', '2h', '7d'], 'banker'],
  [['5s', 'Kc', '3h', '7d'], 'player'],
  [['4s', 'Kc', '3h', '7d'], undefined],
  // The banker leads by 6 points to 1 but must draw a third card, so no side has won yet.
  [['4s', 'Kc', 'Ah', '6d', '6c'], undefined],
  [[], undefined],
])('after the cards %j, the winning side is %s', (cards, winner) => {
  expect(winnerOf(cards)).toBe(winner);
});
