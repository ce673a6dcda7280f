import type { Family } from '../family.ts';
import { someSpots, spotParts } from '../family.ts';
import { tableSpread, tableStats, type BetsFigures } from '../figures.ts';
import { analyzeBaccarat } from './exact.ts';
import type { BaccaratGame } from './game.ts';

const betsOf = ({ rules }: BaccaratGame): BetsFigures =>
  analyzeBaccarat(rules.decks, rules.table, rules.bets);

/**
 * Bets that win in more than half of the rounds. `big` wins whenever `small` (four cards in total) loses. With eight
 * decks, `small` wins in only 37.9% of the rounds (games.md §2).
 */
const LARGE: ReadonlySet<string> = new Set(['big']);

export const baccarat: Family<BaccaratGame> = {
  page: 'tables.md',
  // The return of the reference bet, `banker`, is published as the game's return: 98.94% (games.md §4).
  stats: (game) => tableStats(betsOf(game), 'banker'),
  spread: (game) => tableSpread(betsOf(game)),
  mathematics: ({ rules }) => ({ rules }),
  parts: spotParts(),
  // Returns an upper bound on the share of rounds with a winning bet. A single bet wins in fewer than half of the
  // rounds, except for the bets in `LARGE`. Several bets together may win in every round.
  coverage(_, parts) {
    const spots = Object.keys(parts);
    return spots.length === 1 && !LARGE.has(spots[0] ?? '') ? 0.5 : 1;
  },
  randomBet: ({ rules }, random) => someSpots(rules.bets, 8, 100, random),
  sampleBet: {
    spots: {
      player: 100,
      banker: 100,
      tie: 100,
      'player-pair': 100,
      'banker-pair': 100,
      'either-pair': 100,
      'player-dragon': 100,
      'banker-dragon': 100,
    },
  },
};
