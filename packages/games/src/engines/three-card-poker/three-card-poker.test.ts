import { describe, expect, it } from 'vitest';
import { cardNamed, rankOf, suitOf } from '../cards.ts';
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

/** All 22,100 hands with their values. */
const HANDS = (() => {
  const hands: { cards: number[]; rank: number; mask: [number, number] }[] = [];
  for (let a = 0; a < 52; a++) {
    for (let b = a + 1; b < 52; b++) {
      for (let c = b + 1; c < 52; c++) {
        const cards = [a, b, c];
        const mask: [number, number] = [0, 0];
        for (const card of cards) {
          if (card < 26) mask[0] |= 1 << card;
          else mask[1] |= 1 << (card - 26);
        }
        hands.push({ cards, rank: rankThree(cards), mask });
      }
    }
  }
  return hands;
})();

/** All 24 ways to rename the four suits. */
const RENAMINGS = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) => (new Set([a, b, c]).size === 3 ? [[a, b, c, 6 - a - b - c]] : [])),
  ),
);

/** The same number for hands that differ in the names of suits only. */
function canonicalKey(cards: readonly number[]): number {
  let least = Infinity;
  for (const names of RENAMINGS) {
    const [x = 0, y = 0, z = 0] = cards.map((card) => rankOf(card) * 4 + names[suitOf(card)]!);
    const [low, high] = [Math.min(x, y, z), Math.max(x, y, z)];
    least = Math.min(least, (low * 52 + (x + y + z - low - high)) * 52 + high);
  }
  return least;
}

/** Hands that are the same up to the names of suits, with how many there are: 1,755 instead of 22,100. */
function classesOfHands() {
  const classes = new Map<number, { example: (typeof HANDS)[number]; count: number }>();
  for (const example of HANDS) {
    const key = canonicalKey(example.cards);
    const found = classes.get(key);
    if (found) found.count++;
    else classes.set(key, { example, count: 1 });
  }
  if (classes.size !== 1_755) throw new Error(`${classes.size} classes`);
  return [...classes.values()];
}

describe('values', () => {
  it('counts every category', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const { rank } of HANDS) counts[categoryOf(rank)]!++;
    expect(counts[STRAIGHT_FLUSH]).toBe(48);
    expect(counts[THREE_OF_A_KIND]).toBe(52);
    expect(counts[STRAIGHT]).toBe(720);
    expect(counts[FLUSH]).toBe(1_096);
    expect(counts[PAIR]).toBe(3_744);
    expect(counts[HIGH_CARD]).toBe(16_440);
  });

  it('orders hands', () => {
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

describe('edges of games.md §2', () => {
  it('ante and play, by all hands of member and dealer', { timeout: 30_000 }, () => {
    let returned = 0;
    let played = 0;
    let hands = 0;
    const ranks = [...new Set(HANDS.map(({ rank }) => rank))];
    const place = new Map(ranks.map((rank, index) => [rank, index]));
    const dealers = HANDS.map(({ rank, mask }) => [mask[0], mask[1], place.get(rank)!] as const);
    const dealersPerHand = 18_424;
    for (const { example, count } of classesOfHands()) {
      const [low, high] = example.mask;
      const times = new Int32Array(ranks.length);
      for (const dealer of dealers) {
        if ((dealer[0] & low) === 0 && (dealer[1] & high) === 0) times[dealer[2]]!++;
      }
      let ifPlayed = 0;
      ranks.forEach((dealerRank, index) => {
        const { ante, play } = settleAnte(THREE_CARD_TABLE, example.rank, dealerRank, true);
        ifPlayed += (ante + play - 200) * times[index]!;
      });
      // The advice must be the better decision for every hand: folding costs the ante, 100 hundredths.
      const ifFolded = -100 * dealersPerHand;
      const plays = shouldPlay(example.cards);
      if (plays !== ifPlayed > ifFolded) throw new Error(`advice on ${example.cards.join()}`);
      returned += (plays ? ifPlayed : ifFolded) * count;
      played += plays ? count * dealersPerHand : 0;
      hands += count * dealersPerHand;
    }
    expect(hands).toBe(407_170_400);
    expect((-returned / hands).toFixed(6)).toBe('3.372981');
    expect((played / hands).toFixed(6)).toBe('0.674208');
    expect((-returned / (hands + played)).toFixed(6)).toBe('2.014672');
  });

  it('Pair Plus', () => {
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

it('settles every case', () => {
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
