import { dealSharedHand } from '@wl/games/engines/blackjack/shared-hand';
import { analyzeSharedHand } from '@wl/games/engines/blackjack/shared-exact';
import { cardName } from '@wl/games/engines/cards';
import { payoutCents } from '@wl/games/money';
import { xoshiro128 } from '@wl/games/simulation/xoshiro';
import { tableBlackjack } from '@wl/games/tables/blackjack';
import { factsForAll } from '@wl/games/tables/table-game';
import { expect, test } from 'vitest';
import { betAt, handForAll, resultOf } from '../testing-tables.ts';
import { adviceFor, cardsOf, dealerOf, feltAt, payoutOf } from './hand.ts';
import { RETURN } from './returns.ts';

test('the return on the page is that of the enumeration', () => {
  expect(100 * analyzeSharedHand(8).mean).toBeCloseTo(RETURN, 4);
});

test('the page pays 3,000 deals as the rules of the game do, and shows each within its time', () => {
  const random = xoshiro128(34);
  for (let deal = 0; deal < 3_000; deal++) {
    const cards = dealSharedHand(8, random);
    const hand = [...cards.first, ...cards.hits].map(cardName);
    const up = cardName(cards.dealer[0]!);
    const result = { ...resultOf(12, '0'), events: factsForAll(tableBlackjack as never, cards) };
    expect(dealerOf(result as never)).toEqual(cards.dealer.map(cardName));
    const round = handForAll({ hand, up, decision: null });
    const felt = feltAt({ ...round, result }, tableBlackjack.showMs(cards));
    expect(felt).toEqual({ hand, dealer: cards.dealer.map(cardName), isOver: true });
    const actions = ([[], ['hit'], ['double'], ['hit', 'stand']] as const).filter(
      (all) => all.length <= cards.hits.length,
    );
    for (const taken of actions) {
      const bet = { ...betAt(12, 1_000, 'hand'), actions: [...taken] };
      const { payouts, staked } = tableBlackjack.settle(cards, {
        parts: { hand: 1_000 },
        actions: taken,
      });
      expect(payoutOf(bet, hand, cards.dealer.map(cardName))).toBe(payoutCents(staked!, payouts));
    }
  }
});

test('cards appear by the server’s time, and the dealer’s hole card only after the decisions', () => {
  const dealt = { hand: ['Ts', '2c', '9h'], up: '6d', decision: null };
  const round = handForAll(dealt);
  const at = (ms: number) => feltAt(round, ms);
  expect(at(400)).toEqual({ hand: [], dealer: [], isOver: false });
  expect(at(500).hand).toEqual(['Ts']);
  expect(at(1_300).dealer).toEqual(['6d']);
  expect(at(2_900).dealer).toEqual(['6d', null]);
  expect(at(60_000)).toMatchObject({ hand: dealt.hand, dealer: ['6d', null], isOver: false });
  // With reduced motion, all public cards are shown immediately.
  expect(at(Infinity)).toMatchObject({ hand: dealt.hand, dealer: ['6d', null], isOver: false });
  const events = [
    { type: 'card_dealt', to: 'dealer', card: '6d' },
    { type: 'card_dealt', to: 'dealer', card: null },
    { type: 'hole_turned', card: 'Tc' },
    { type: 'card_dealt', to: 'dealer', card: '5h' },
  ];
  const ended = { ...round, result: { ...resultOf(12, '0'), events } };
  expect(feltAt(ended, 12_400).dealer).toEqual(['6d', null]);
  expect(feltAt(ended, 12_500)).toMatchObject({ dealer: ['6d', 'Tc'], isOver: false });
  expect(feltAt(ended, 14_000)).toMatchObject({ dealer: ['6d', 'Tc', '5h'], isOver: false });
  expect(feltAt(ended, 15_500).isOver).toBe(true);
});

test('the advice is that of the published strategy', () => {
  expect(adviceFor(['6s', '5c'], 'Td')).toBe('double');
  expect(adviceFor(['4s', '2c', '5h'], 'Td')).toBe('hit');
  expect(adviceFor(['Ts', '6c'], 'Ah')).toBe('hit');
  expect(adviceFor(['Ts', '6c'], '5h')).toBe('stand');
  expect(adviceFor(['Ts', '6c', '5d'], '5h')).toBeUndefined();
  expect(cardsOf(['Ts', '6c', '2d', '9h'], ['hit', 'stand'])).toEqual(['Ts', '6c', '2d']);
});
