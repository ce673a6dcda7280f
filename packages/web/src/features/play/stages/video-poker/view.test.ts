import { game } from '@wl/games/catalogue/shinjuku-jacks/game';
import { xoshiro128 } from '@wl/games/simulation/xoshiro';
import { expect, it } from 'vitest';
import { cardsOf, countRanks, viewOf } from './view.ts';

const checked = game.checkBet({ stakeCents: 100, hands: 5, actions: ['hold:1,3'] });
if (!checked.ok) throw new Error(checked.reason);
const events = game.play(checked.bet, xoshiro128(4)).events;
const after = (count: number) => viewOf(events.slice(0, count));

it('video poker shows cards as they are dealt, in the first hand only', () => {
  expect(cardsOf(after(0), 1)).toEqual([null, null, null, null, null]);
  expect(cardsOf(after(2), 1).map((card) => card !== null)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(cardsOf(after(5), 2)).toEqual([null, null, null, null, null]);
});

it('video poker keeps held cards in every hand and turns the others face down', () => {
  const { dealt } = after(5);
  for (const hand of [1, 2, 5])
    expect(cardsOf(after(6), hand)).toEqual([null, dealt[1], null, dealt[3], null]);
});

it('video poker shows each hand once it is drawn and counts the paying hands', () => {
  expect(after(7).hands).toHaveLength(1);
  expect(cardsOf(after(7), 2)).toContain(null);
  const view = viewOf(events);
  for (const { hand, cards } of view.hands) {
    expect(cardsOf(view, hand)).toEqual(cards);
    expect([cards[1], cards[3]]).toEqual([view.dealt[1], view.dealt[3]]);
  }
  const paying = view.hands.filter(({ rank }) => rank !== null).length;
  expect([...countRanks(view.hands).values()].reduce((a, b) => a + b, 0)).toBe(paying);
});
