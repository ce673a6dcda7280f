import { describe, expect, it } from 'vitest';
import { IllegalAction } from '../../game.ts';
import { payoutCents, stakeCents } from '../../money.ts';
import { xoshiro128 } from '../../simulation/xoshiro.ts';
import { cardNamed } from '../cards.ts';
import { pointsOf, totalOf } from './hands.ts';
import { analyzeSharedHand } from './shared-exact.ts';
import {
  dealSharedHand,
  settleSharedHand,
  sharedChoices,
  type SharedAction,
  type SharedHand,
} from './shared-hand.ts';
import { basicStrategy } from './strategy.ts';

const cardsOf = (text: string) => text.split(' ').filter(Boolean).map(cardNamed);
function handOf(first: string, dealer: string, hits = ''): SharedHand {
  const [one = 0, two = 0] = cardsOf(first);
  return { first: [one, two], dealer: cardsOf(dealer), hits: cardsOf(hits) };
}

/** Returns the net result of an initial stake of 100: the payout minus everything staked. */
function netOf(cards: SharedHand, actions: SharedAction[] = []): number {
  const { payouts, staked = {} } = settleSharedHand(cards, { parts: { hand: 100 }, actions });
  return payoutCents(staked, payouts) - stakeCents(staked);
}

/** Returns the actions that the published strategy takes with these cards. */
function strategyFor(cards: SharedHand): SharedAction[] {
  const actions: SharedAction[] = [];
  while (sharedChoices(cards, actions).length > 0) {
    const hand = [...cards.first, ...cards.hits.slice(0, actions.length)];
    const action = basicStrategy(
      { hitSoft17: false, holeCard: 'peek' },
      {
        ...totalOf(hand),
        pairOf: 0,
        up: pointsOf(cards.dealer[0]!),
        canDouble: actions.length === 0,
        canSurrender: false,
      },
    );
    actions.push(action as SharedAction);
  }
  return actions;
}

const figures = analyzeSharedHand(8);

describe('blackjack with one hand for all', () => {
  it('returns 98.9971 % with the published strategy, by enumeration', () => {
    expect(figures.mean.toFixed(6)).toBe('0.989971');
    expect(figures.sigma.toFixed(4)).toBe('1.1120');
  });

  it('returns the same in a simulation of 300,000 rounds', () => {
    const random = xoshiro128(21);
    const rounds = 300_000;
    let net = 0;
    for (let round = 0; round < rounds; round++) {
      const cards = dealSharedHand(8, random);
      net += netOf(cards, strategyFor(cards)) / 100;
    }
    const z = (net / rounds - (figures.mean - 1)) / (figures.sigma / Math.sqrt(rounds));
    expect(Math.abs(z)).toBeLessThan(3.9);
  });

  it('gives members different results on the same cards', () => {
    const cards = handOf('Ts 2c', '6d Tc 5h', '9h');
    expect(netOf(cards)).toBe(-100);
    expect(netOf(cards, ['stand'])).toBe(-100);
    expect(netOf(cards, ['hit'])).toBe(0);
    expect(netOf(cards, ['double'])).toBe(0);
    const won = handOf('6s 5c', '6d Tc Th', 'Kh');
    expect([netOf(won, ['hit']), netOf(won, ['double']), netOf(won)]).toEqual([100, 200, 100]);
    const bust = handOf('Ts 6c', '6d Tc Th', 'Kh');
    expect([netOf(bust, ['hit']), netOf(bust, ['double']), netOf(bust)]).toEqual([-100, -200, 100]);
  });

  it('pays blackjacks before anybody can decide', () => {
    const natural = handOf('As Kc', '6d Tc');
    expect(netOf(natural)).toBe(150);
    expect(netOf(handOf('As Kc', 'Ad Tc'))).toBe(0);
    expect(netOf(handOf('Ts Kc', 'Ad Tc'))).toBe(-100);
    for (const cards of [natural, handOf('Ts Kc', 'Ad Tc')]) {
      expect(sharedChoices(cards, [])).toEqual([]);
      expect(() => netOf(cards, ['hit'])).toThrow(IllegalAction);
    }
  });

  it('refuses actions after the end of a hand, and a late double', () => {
    const cards = handOf('2s 3c', '6d Tc Th', '2h 3h Kh Kd');
    expect(sharedChoices(cards, [])).toEqual(['hit', 'stand', 'double']);
    expect(sharedChoices(cards, ['hit'])).toEqual(['hit', 'stand']);
    for (const actions of [
      ['hit', 'double'],
      ['stand', 'hit'],
      ['double', 'hit'],
    ] as const)
      expect(() => netOf(cards, [...actions])).toThrow(IllegalAction);
  });

  it('has the same dealer for everybody, however many cards members take', () => {
    const random = xoshiro128(17);
    for (let round = 0; round < 2_000; round++) {
      const cards = dealSharedHand(8, random);
      const dealersOf = (actions: SharedAction[]) =>
        settleSharedHand(cards, { parts: { hand: 100 }, actions }).events.filter(
          (event) => event.type === 'card_dealt' && event.to === 'dealer',
        );
      const longest: SharedAction[] = [];
      while (sharedChoices(cards, longest).includes('hit')) longest.push('hit');
      expect(dealersOf(longest)).toEqual(dealersOf([]));
      const all = [...cards.first, ...cards.dealer, ...cards.hits];
      expect(new Set(all).size).toBe(all.length);
    }
  });
});
