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

type NamedBet = [name: string, table: BaccaratTable, bet: BaccaratBetId];

/** Sequences and returned stakes of each bet. */
function enumerate(decks: number, bets: readonly NamedBet[]) {
  const total = [0, 1, 2, 3, 4, 5].reduce((ways, k) => ways * (decks * DECK_SIZE - k), 1);
  const results = { player: 0, banker: 0, tie: 0 };
  const returned = new Map<string, number>();
  const won = new Map<string, number>();
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
  const { total, results, edge, chance } = enumerate(8, [
    ...BACCARAT_BETS.map((bet): NamedBet => [bet, STANDARD, bet]),
    ['tie 9', { ...STANDARD, tie: 9 }, 'tie'],
    ['half on six', { ...STANDARD, banker: 'half-on-six' }, 'banker'],
    ['ez', { ...STANDARD, banker: 'ez' }, 'banker'],
  ]);

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

it('six decks', { timeout: 30_000 }, () => {
  const bets = ['banker', 'player', 'tie'] as const;
  const { edge } = enumerate(
    6,
    bets.map((bet): NamedBet => [bet, STANDARD, bet]),
  );
  expect(edge('banker')).toBeCloseTo(1.055849, 6);
  expect(edge('player')).toBeCloseTo(1.237415, 6);
  expect(edge('tie')).toBeCloseTo(14.43816, 6);
});

/** Edges of the pair bets: all first four cards by kind (52), which decide pairs alone. */
function pairEdges(decks: number, bets: readonly NamedBet[]): Record<string, string> {
  const size = decks * DECK_SIZE;
  const total = size * (size - 1) * (size - 2) * (size - 3);
  const returned = bets.map(() => 0);
  // By symmetry of ranks and suits the player's first card is always kind 0, 52 times.
  for (let second = 0; second < DECK_SIZE; second++) {
    for (let third = 0; third < DECK_SIZE; third++) {
      for (let fourth = 0; fourth < DECK_SIZE; fourth++) {
        let ways = 52 * decks * (decks - (second === 0 ? 1 : 0));
        ways *= decks - (third === 0 ? 1 : 0) - (third === second ? 1 : 0);
        ways *= decks - [0, second, third].filter((kind) => kind === fourth).length;
        const hand = { player: [0, second], banker: [third, fourth] } as BaccaratHand;
        bets.forEach(([, table, bet], index) => {
          returned[index]! += settleBaccarat(table, hand, bet) * ways;
        });
      }
    }
  }
  const edges = returned.map((hundredths) => (100 - hundredths / total).toFixed(6));
  return Object.fromEntries(bets.map(([name], index) => [name, edges[index]!]));
}

it('pairs', { timeout: 30_000 }, () => {
  const eightDecks = pairEdges(8, [
    ['player', STANDARD, 'player-pair'],
    ['banker', STANDARD, 'banker-pair'],
    ['either', STANDARD, 'either-pair'],
    ['perfect', STANDARD, 'perfect-pair'],
    ['perfect 25 and 200', { ...STANDARD, twoPerfectPairs: 200 }, 'perfect-pair'],
  ]);
  expect(eightDecks).toEqual({
    player: '10.361446',
    banker: '10.361446',
    either: '13.709877',
    perfect: '13.029391',
    'perfect 25 and 200': '8.047044',
  });
  const sixDecks = pairEdges(6, [['player', STANDARD, 'player-pair']]);
  expect(sixDecks).toEqual({ player: '11.254019' });
});

it('deals from a real shoe, without returning cards', () => {
  const random = xoshiro128(4);
  let cards = 0;
  for (let round = 0; round < 20_000; round++) {
    const shoe = createShoe(random, 416);
    const hand = dealBaccarat(() => shoe.deal());
    cards += hand.player.length + hand.banker.length;
    const dealt = [...hand.player, ...hand.banker];
    if (new Set(dealt).size !== dealt.length) throw new Error(dealt.join());
  }
  expect(cards / 20_000).toBeCloseTo(4.94, 1);
});
