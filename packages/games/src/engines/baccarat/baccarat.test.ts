import { describe, expect, it } from 'vitest';
import { createShoe } from '../../fairness/choose.ts';
import { xoshiro128 } from '../../simulation/xoshiro.ts';
import { DECK_SIZE } from '../cards.ts';
import { BACCARAT_BETS, settleBaccarat, type BaccaratBetId, type BaccaratTable } from './bets.ts';
import { everyHand, everyStart } from './exact.ts';
import { dealBaccarat } from './rules.ts';

const STANDARD: BaccaratTable = { banker: 'commission', tie: 8, twoPerfectPairs: 25 };

type NamedBet = [name: string, table: BaccaratTable, bet: BaccaratBetId];

/**
 * Returns the number of card sequences for each result, and the edge and win frequency of each bet, over all possible
 * sequences.
 */
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

describe('baccarat with eight decks, every sequence (games.md §2)', () => {
  const { total, results, edge, chance } = enumerate(8, [
    ...BACCARAT_BETS.map((bet): NamedBet => [bet, STANDARD, bet]),
    ['tie 9', { ...STANDARD, tie: 9 }, 'tie'],
    ['half on six', { ...STANDARD, banker: 'half-on-six' }, 'banker'],
    ['ez', { ...STANDARD, banker: 'ez' }, 'banker'],
  ]);

  it('has the sequence counts of Wizard of Odds', () => {
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
  ])('%s has a house edge of %f %%', (name, expected) => {
    expect(edge(name)).toBeCloseTo(expected, 5);
  });

  it('has the published win probabilities', () => {
    expect(chance('dragon-7').toFixed(8)).toBe('0.02253382');
    expect(chance('panda-8').toFixed(8)).toBe('0.03454322');
    expect(chance('small').toFixed(8)).toBe('0.37886849');
    expect(chance('big').toFixed(8)).toBe('0.62113151');
  });
});

it('baccarat with six decks has the expected house edges', () => {
  const bets = ['banker', 'player', 'tie'] as const;
  const { edge } = enumerate(
    6,
    bets.map((bet): NamedBet => [bet, STANDARD, bet]),
  );
  expect(edge('banker')).toBeCloseTo(1.055849, 6);
  expect(edge('player')).toBeCloseTo(1.237415, 6);
  expect(edge('tie')).toBeCloseTo(14.43816, 6);
});

/** Returns the house edge of each pair bet, formatted as in games.md. */
function pairEdges(decks: number, bets: readonly NamedBet[]): Record<string, string> {
  const returned = bets.map(() => 0);
  const total = everyStart(decks, (hand, deals) => {
    bets.forEach(([, table, bet], index) => {
      returned[index]! += settleBaccarat(table, hand, bet) * deals;
    });
  });
  const edges = returned.map((hundredths) => (100 - hundredths / total).toFixed(6));
  return Object.fromEntries(bets.map(([name], index) => [name, edges[index]!]));
}

it('baccarat pair bets have the expected house edges', () => {
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

it('a baccarat round deals no card of the shoe twice', () => {
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
