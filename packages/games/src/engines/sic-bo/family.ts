import type { Family } from '../family.ts';
import { someSpots, spotParts } from '../family.ts';
import { figuresOf, tableSpread, tableStats, type BetsFigures } from '../figures.ts';
import { coveredThrows, THROWS } from './coverage.ts';
import type { SicBoGame } from './game.ts';
import { SIC_BO_BETS, type SicBoTable } from './rules.ts';

/** Returns the statistics of every bet over all 216 throws. */
export function analyzeSicBo(table: SicBoTable): BetsFigures {
  return new Map(
    [...SIC_BO_BETS.values()].map((bet) => [
      bet.id,
      figuresOf(THROWS.map((dice) => bet.pay(table, dice) / 100)),
    ]),
  );
}

const betsOf = ({ rules }: SicBoGame): BetsFigures => analyzeSicBo(rules.table);

export const sicBo: Family<SicBoGame> = {
  page: 'tables.md',
  // The return of the reference bet, `small`, is published as the game's return: 97.22%.
  stats: (game) => tableStats(betsOf(game), 'small'),
  spread: (game) => tableSpread(betsOf(game)),
  mathematics: ({ rules }) => ({ rules }),
  parts: spotParts(),
  coverage: ({ rules }, parts) => coveredThrows(rules.table, Object.keys(parts)),
  randomBet: (_, random) => someSpots([...SIC_BO_BETS.keys()], 30, 10, random),
  sampleBet: { spots: Object.fromEntries([...SIC_BO_BETS.keys()].map((id) => [id, 10])) },
};
