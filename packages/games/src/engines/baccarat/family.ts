import type { Family } from '../family.ts';
import { someSpots, spotParts } from '../family.ts';
import { tableSpread, tableStats, type BetsFigures } from '../figures.ts';
import { baccaratCoverage } from './coverage.ts';
import { analyzeBaccarat } from './exact.ts';
import type { BaccaratGame } from './game.ts';

const betsOf = ({ rules }: BaccaratGame): BetsFigures =>
  analyzeBaccarat(rules.decks, rules.table, rules.bets);

export const baccarat: Family<BaccaratGame> = {
  page: 'tables.md',
  // The return of the reference bet, `banker`, is published as the game's return: 98.94% (games.md §4).
  stats: (game) => tableStats(betsOf(game), 'banker'),
  spread: (game) => tableSpread(betsOf(game)),
  mathematics: ({ rules }) => ({ rules }),
  parts: spotParts(),
  coverage: (_, parts) => baccaratCoverage(Object.keys(parts)),
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
