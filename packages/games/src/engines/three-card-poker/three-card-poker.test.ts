import { describe, expect, it } from 'vitest';
import { cardNamed } from '../cards.ts';
import { analyzeAnte, everyThreeCards } from './exact.ts';
import {
  categoryOf,
  FLUSH,
  HIGH_CARD,
  PAIR,
  rankThree,
  STRAIGHT,
  STRAIGHT_FLUSH,
  THREE_OF_A_KIND,
} from './rank.ts';
import { settleAnte, settlePairPlus, shouldPlay, THREE_CARD_TABLE } from './rules.ts';

const hand = (text: string) => text.split(' ').map(cardNamed);

const HANDS = everyThreeCards();

describe('values of three-card hands', () => {
  it('have the known number of hands in every category', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const { rank } of HANDS) counts[categoryOf(rank)]!++;
    expect(counts[STRAIGHT_FLUSH]).toBe(48);
    expect(counts[THREE_OF_A_KIND]).toBe(52);
    expect(counts[STRAIGHT]).toBe(720);
    expect(counts[FLUSH]).toBe(1_096);
    expect(counts[PAIR]).toBe(3_744);
    expect(counts[HIGH_CARD]).toBe(16_440);
  });

  it('order hands from the lowest to the highest', () => {
    const rising = [
      '5c 3d 2c',
      'Qc 6d 3c',
      'Qc 6d 4c',
      'Ac Kd Jc',
      '2c 2d 3c',
      '2c 2d Ac',
      '3c 3d 2c',
      '5c 3c 2c',
      'Ac 2d 3c',
      '2c 3d 4c',
      'Qc Kd Ac',
      '2c 2d 2h',
      'Ac Ad Ah',
      'Ac 2c 3c',
      'Qc Kc Ac',
    ].map((text) => rankThree(hand(text)));
    expect([...rising].sort((a, b) => a - b)).toEqual(rising);
    expect(new Set(rising).size).toBe(rising.length);
  });
});

describe('house edges of three card poker (games.md §2)', () => {
  it('match for ante and play over all hands, with the optimal decision', () => {
    let kinds = 0;
    const figures = analyzeAnte(THREE_CARD_TABLE, (hand, ifPlayed) => {
      kinds += 1;
      // For every hand, the advice must be the decision with the higher expected value. `ifPlayed` is the sum over
      // 18,424 dealer hands, in hundredths of the ante. Folding loses 100 against each dealer hand.
      const isBetter = ifPlayed > -100 * 18_424;
      if (shouldPlay(hand.cards) !== isBetter) throw new Error(`advice on ${hand.cards.join()}`);
    });
    expect(kinds).toBe(1_755);
    const edge = 1 - figures.mean;
    expect((edge * 100).toFixed(6)).toBe('3.372981');
    expect(figures.raiseShare.toFixed(6)).toBe('0.674208');
    expect(((edge * 100) / (1 + figures.raiseShare)).toFixed(6)).toBe('2.014672');
  });

  it('match for Pair Plus with three paytables', () => {
    const edge = (straight: number, flush: number) => {
      const pairPlus = { ...THREE_CARD_TABLE.pairPlus, [STRAIGHT]: straight, [FLUSH]: flush };
      const table = { ...THREE_CARD_TABLE, pairPlus };
      const returned = HANDS.reduce((sum, { rank }) => sum + settlePairPlus(table, rank), 0);
      return (100 - returned / HANDS.length).toFixed(6);
    };
    expect(edge(6, 4)).toBe('2.316742');
    expect(edge(6, 3)).toBe('7.276018');
    expect(edge(5, 4)).toBe('5.574661');
  });
});

it('ante and play of three card poker are settled correctly in every case', () => {
  const settle = (member: string, dealer: string, plays = true) =>
    settleAnte(THREE_CARD_TABLE, rankThree(hand(member)), rankThree(hand(dealer)), plays);
  expect(settle('Ac Kd 2c', 'Ad Kc 3d', false)).toEqual({ ante: 0, play: 0 });
  expect(settle('Ac Kd 2c', 'Jd Tc 8d')).toEqual({ ante: 200, play: 100 });
  expect(settle('Ac Kd 2c', 'Qd Tc 8d')).toEqual({ ante: 200, play: 200 });
  expect(settle('Ac Kd 2c', 'Ad Kc 2d')).toEqual({ ante: 100, play: 100 });
  expect(settle('Ac Kd 2c', 'Ad Kc 3d')).toEqual({ ante: 0, play: 0 });
  expect(settle('2c 3d 4c', '3c 4d 5c')).toEqual({ ante: 100, play: 0 });
  expect(settle('2c 3c 4c', '2d 2h 2s')).toEqual({ ante: 700, play: 200 });
});
