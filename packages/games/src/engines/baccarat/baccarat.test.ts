import { describe, expect, it } from 'vitest';
import { createShoe } from '../../fairness/choose.ts';
import { xoshiro128 } from '../../simulation/xoshiro.ts';
import { DECK_SIZE } from '../cards.ts';
import { BACCARAT_BETS, settleBaccarat, type BaccaratBetId, type BaccaratTable } from './bets.ts';
import { cardPoints, dealBaccarat, type BaccaratHand } from './rules.ts';

const STANDARD: BaccaratTable = { banker: 'commission', tie: 8, twoPerfectPairs: 25 };

/** One card per number of points: suits and exact ranks matter for pairs only, which are counted separately below. */
const CARD_WITH_POINTS = Array.from({ length: 10 }, (_, points) =>
  Array.from({ length: DECK_SIZE }, (_, card) => card).find((card) => cardPoints(card) === points)!,
);

/**
 * All ordered sequences of six cards, grouped by points: calls `visit` with each hand and the number of sequences that give
 * it. Cards that are not dealt count as any of the cards left.
 */
function everyHand(decks: number, visit: (hand: BaccaratHand, sequences: number) => void): void {
  const left = Array.from({ length: 10 }, (_, points) => decks * (points === 0 ? 16 : 4));
  const size = decks * DECK_SIZE;
  const walk = (drawn: number[], ways: number) => {
    let taken = 0;
    let missing = false;
    const hand = dealBaccarat(() => {
      const points = drawn[taken++];
      if (points === undefined) missing = true;
      return CARD_WITH_POINTS[points ?? 0]!;
    });
    if (!missing) {
      let sequences = ways;
      for (let rest = taken; rest < 6; rest++) sequences *= size - rest;
      visit(hand, sequences);
      return;
    }
    for (let points = 0; points < 10; points++) {
      if (left[points] === 0) continue;
      const choices = left[points]!--;
      walk([...drawn, points], ways * choices);
      left[points]!++;
    }
  };
  // The first four cards are always dealt, so shorter prefixes need not be tried.
  const start = (drawn: number[], ways: number) => {
    if (drawn.length === 4) return walk(drawn, ways);
    for (let points = 0; points < 10; points++) {
      const choices = left[points]!--;
      start([...drawn, points], ways * choices);
      left[points]!++;
    }
  };
  start([], 1);
}

/** Sequences and returned stakes per bet; `others` are bets on tables with other rules. */
function enumerate(decks: number) {
  const total = [0, 1, 2, 3, 4, 5].reduce((ways, k) => ways * (decks * DECK_SIZE - k), 1);
  const results = { player: 0, banker: 0, tie: 0 };
  const returned = new Map<string, number>();
  const won = new Map<string, number>();
  const bets: [string, BaccaratTable, BaccaratBetId][] = [
    ...BACCARAT_BETS.map((bet) => [bet, STANDARD, bet] as [string, BaccaratTable, BaccaratBetId]),
    ['tie 9', { ...STANDARD, tie: 9 }, 'tie'],
    ['half on six', { ...STANDARD, banker: 'half-on-six' }, 'banker'],
    ['ez', { ...STANDARD, banker: 'ez' }, 'banker'],
  ];
  everyHand(decks, (hand, sequences) => {
    results[hand.result] += sequences;
    for (const [name, table, bet] of bets) {
      const hundredths = settleBaccarat(table, hand, bet);
      if (hundredths === 0) continue;
      returned.set(name, (returned.get(name) ?? 0) + (hundredths / 100) * sequences);
      won.set(name, (won.get(name) ?? 0) + sequences);
    }
  });
  const edge = (name: string) => (1 - (returned.get(name) ?? 0) / total) * 100;
  return { total, results, edge, chance: (name: string) => (won.get(name) ?? 0) / total };
}

describe('eight decks, every sequence (games.md §2)', () => {
  const { total, results, edge, chance } = enumerate(8);

  it('counts what Wizard of Odds counts', () => {
    expect(total).toBe(4_998_398_275_503_360);
    expect(results).toEqual({
      banker: 2_292_252_566_437_888,
      player: 2_230_518_282_592_256,
      tie: 475_627_426_473_216,
    });
  });

  it.each([
    ['banker', 1.057906],
    ['player', 1.235081],
    ['tie', 14.359629],
    ['tie 9', 4.844032],
    ['half on six', 1.458104],
    ['ez', 1.018301],
    ['dragon-7', 7.61133],
    ['panda-8', 10.18763],
    ['player-dragon', 2.65167],
    ['banker-dragon', 9.37307],
    ['small', 5.28288],
    ['big', 4.34575],
  ])('%s: %f %%', (name, expected) => {
    expect(edge(name)).toBeCloseTo(expected, 5);
  });

  it('has the printed chances', () => {
    expect(chance('dragon-7').toFixed(8)).toBe('0.02253382');
    expect(chance('panda-8').toFixed(8)).toBe('0.03454322');
    expect(chance('small').toFixed(8)).toBe('0.37886849');
    expect(chance('big').toFixed(8)).toBe('0.62113151');
  });
});

it('six decks', () => {
  const { edge } = enumerate(6);
  expect(edge('banker')).toBeCloseTo(1.055849, 6);
  expect(edge('player')).toBeCloseTo(1.237415, 6);
  expect(edge('tie')).toBeCloseTo(14.43816, 6);
});

/** Edges of the pair bets: all first four cards by kind (52), which decide pairs alone. */
function pairEdge(decks: number, bet: BaccaratBetId, table = STANDARD): number {
  const size = decks * DECK_SIZE;
  const total = size * (size - 1) * (size - 2) * (size - 3);
  let returned = 0;
  // Player's first card is the two of clubs by symmetry of ranks and suits; × 52 kinds.
  for (let second = 0; second < DECK_SIZE; second++) {
    for (let third = 0; third < DECK_SIZE; third++) {
      for (let fourth = 0; fourth < DECK_SIZE; fourth++) {
        const [a, b, c] = [second === 0, third === 0, fourth === 0].map(Number) as [0, 0, 0];
        let ways = decks * (decks - a);
        ways *= decks - b - (third === second ? 1 : 0);
        ways *= decks - c - (fourth === second ? 1 : 0) - (fourth === third ? 1 : 0);
        const hand = { player: [0, second], banker: [third, fourth] } as BaccaratHand;
        returned += settleBaccarat(table, hand, bet) * ways * 52;
      }
    }
  }
  return (1 - returned / 100 / total) * 100;
}

it('pairs', () => {
  expect(pairEdge(8, 'player-pair')).toBeCloseTo(10.361446, 6);
  expect(pairEdge(8, 'banker-pair')).toBeCloseTo(10.361446, 6);
  expect(pairEdge(8, 'either-pair')).toBeCloseTo(13.709877, 6);
  expect(pairEdge(8, 'perfect-pair')).toBeCloseTo(13.029391, 6);
  expect(pairEdge(8, 'perfect-pair', { ...STANDARD, twoPerfectPairs: 200 })).toBeCloseTo(
    8.047044,
    6,
  );
  expect(pairEdge(6, 'player-pair')).toBeCloseTo(11.254019, 6);
});

it('deals from a real shoe, without returning cards', () => {
  const random = xoshiro128(4);
  let cards = 0;
  for (let round = 0; round < 20_000; round++) {
    const shoe = createShoe(random, 416);
    const hand = dealBaccarat(() => shoe.deal());
    cards += hand.player.length + hand.banker.length;
    expect(new Set([...hand.player, ...hand.banker]).size).toBe(
      hand.player.length + hand.banker.length,
    );
  }
  expect(cards / 20_000).toBeCloseTo(4.94, 1);
});
