/** Tests the largest payouts from which the exposure of crash and blackjack rounds is computed. */
import { describe, expect, it } from 'vitest';
import { boundSharedHand, type SharedAction } from '../engines/blackjack/shared-hand.ts';
import { CRASH_RULES } from '../engines/crash/rules.ts';
import { payoutCents } from '../money.ts';
import { xoshiro128 } from '../simulation/xoshiro.ts';
import { randomTableBet } from './random-table-rounds.ts';
import { tableBlackjack } from './blackjack.ts';
import { tableCrash } from './crash.ts';
import { ANY_STAKE } from './table-game.ts';
import { tableGames } from './table-games.ts';

it.each(tableGames)('$slug has either results or a bound', ({ results, payoutBound }) => {
  expect(results === undefined).toBe(payoutBound !== undefined);
});

describe('crash', () => {
  const crash = tableGames.find(({ slug }) => slug === tableCrash.slug)!;
  const boundOf = (bet: object) => {
    const checked = tableCrash.checkBet(ANY_STAKE, bet);
    if (!checked.ok) throw new Error(checked.reason);
    return payoutCents(checked.bet.parts, tableCrash.payoutBound!(checked.bet, undefined).payouts);
  };

  it.each<[string, object, number]>([
    ['the automatic cash-out', { spots: { first: 1_000 }, autoCashOut: { first: 250 } }, 2_500],
    ['the highest multiplier', { spots: { first: 100 } }, 100 * 50_000],
    // A payout of 25,000,000 cents on a stake of 1,000 cents is a multiplier of 25,000.00×.
    ['the maximum payout per bet', { spots: { first: 1_000 } }, CRASH_RULES.capCents],
    [
      'both bets of a member',
      { spots: { first: 1_000, second: 500 }, autoCashOut: { first: 200, second: 300 } },
      2_000 + 1_500,
    ],
    [
      'a cash-out by hand',
      { spots: { first: 1_000 }, autoCashOut: { first: 900 }, cashOuts: { first: 137 } },
      1_370,
    ],
  ])('assumes %s', (_, bet, cents) => {
    expect(boundOf(bet)).toBe(cents);
  });

  it('never pays more than the bound', () => {
    const random = xoshiro128(31);
    for (let round = 0; round < 500; round++) {
      const sent = randomTableBet(crash, random);
      const checked = tableCrash.checkBet(ANY_STAKE, sent);
      if (!checked.ok) throw new Error(checked.reason);
      const { bet } = checked;
      const paid = tableCrash.settle(tableCrash.draw(random), bet).payouts;
      expect(payoutCents(bet.parts, paid)).toBeLessThanOrEqual(boundOf(sent));
    }
  });
});

describe('blackjack', () => {
  const bound = (hand: string, actions: SharedAction[] = [], isOver = false) => {
    const { payouts, staked = {} } = boundSharedHand(
      { parts: { hand: 100 }, actions },
      { hand: hand.split(' '), isOver },
    );
    return payoutCents(staked, payouts);
  };

  it('assumes a blackjack before the cards are dealt', () => {
    const { payouts } = boundSharedHand({ parts: { hand: 100 } }, undefined);
    expect(payouts).toEqual([{ part: 'hand', hundredths: 250 }]);
  });

  it.each<[string, string, SharedAction[], boolean, number]>([
    ['a hand without a blackjack wins 1 to 1', 'Th 6c', [], false, 200],
    ['a double that was taken counts', '5h 6c', ['double'], false, 400],
    ['a blackjack wins 3 to 2', 'Ah Tc', [], true, 250],
    ['a blackjack of the dealer wins', 'Th 6c', [], true, 0],
    ['a busted hand receives nothing', 'Th 6c Kd', ['hit'], false, 0],
    ['a busted double receives nothing', 'Th 6c Kd', ['double'], false, 0],
    ['a hand that stood does not take the next card', 'Th 6c Kd', ['stand'], false, 200],
    ['a card that is still secret does not count', 'Th 6c', ['hit'], false, 200],
  ])('%s', (_, hand, actions, isOver, cents) => {
    expect(bound(hand, actions, isOver)).toBe(cents);
  });

  it('never pays more than the bound of any moment of the round', () => {
    const random = xoshiro128(32);
    let attained = 0;
    for (let round = 0; round < 3_000; round++) {
      const cards = tableBlackjack.draw(random);
      const actions: SharedAction[] = [];
      for (;;) {
        const choices = tableBlackjack.choices!(cards, actions) as readonly SharedAction[];
        if (choices.length === 0) break;
        actions.push(choices[random.int(choices.length)]!);
      }
      const bet = { parts: { hand: 100 }, actions };
      const { payouts, staked = {} } = tableBlackjack.settle(cards, bet);
      const paid = payoutCents(staked, payouts);
      for (let step = 0; step <= cards.hits.length; step++) {
        const most = boundSharedHand(bet, tableBlackjack.windows!.dealt(cards, step));
        const limit = payoutCents(most.staked ?? {}, most.payouts);
        expect(paid).toBeLessThanOrEqual(limit);
        if (paid === limit) attained += 1;
      }
    }
    expect(attained).toBeGreaterThan(1_000);
  });
});
