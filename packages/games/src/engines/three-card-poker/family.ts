import type { Family } from '../family.ts';
import { spotParts } from '../family.ts';
import { tableSpread, tableStats, type BetsFigures } from '../figures.ts';
import { analyzeAnte, analyzePairPlus } from './exact.ts';
import type { ThreeCardGame } from './game.ts';

/**
 * Returns the statistics of the ante and Pair Plus bets. The stake in the ante's statistics does not include the play
 * bet.
 */
function betsOf({ rules }: ThreeCardGame): BetsFigures {
  const { raiseShare: _, ...ante } = analyzeAnte(rules.table);
  return new Map([
    ['ante', ante],
    ['pair-plus', analyzePairPlus(rules.table)],
  ]);
}

export const threeCardPoker: Family<ThreeCardGame> = {
  page: 'cards.md',
  // The return of the reference bet, `ante`, is published as the return of the game: 96.63% if the member follows the
  // advice (`shouldPlay`).
  stats: (game) => tableStats(betsOf(game), 'ante'),
  spread: (game) => tableSpread(betsOf(game)),
  mathematics: ({ rules }) => ({ rules }),
  parts: spotParts(),
  randomBet: (_, random) => ({
    spots: {
      ante: 100 * (1 + random.int(20)),
      ...(random.int(2) === 0 && { 'pair-plus': 100 * (1 + random.int(20)) }),
    },
  }),
  // The bet contains no decision, so the round uses the game's default decision. If this default changes, the hash in
  // `golden.test.ts` changes too.
  sampleBet: { spots: { ante: 300, 'pair-plus': 200 } },
};
