import type { StakeParts } from '../../money.ts';
import type { Family } from '../family.ts';
import { someSpots, spotParts } from '../family.ts';
import { figuresOf, tableSpread, tableStats, type BetsFigures } from '../figures.ts';
import type { SicBoGame } from './game.ts';
import { SIC_BO_BETS, type Dice, type SicBoTable } from './rules.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const THROWS = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c): Dice => [a, b, c])));

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

/** Returns the share of all 216 possible throws in which at least one of the placed bets wins. */
function coveredThrows({ rules }: SicBoGame, parts: StakeParts): number {
  const bets = Object.keys(parts).flatMap((id) => SIC_BO_BETS.get(id) ?? []);
  const covered = THROWS.filter((dice) => bets.some((bet) => bet.pay(rules.table, dice) > 0));
  return covered.length / THROWS.length;
}

export const sicBo: Family<SicBoGame> = {
  page: 'tables.md',
  // The return of the reference bet, `small`, is published as the game's return: 97.22%.
  stats: (game) => tableStats(betsOf(game), 'small'),
  spread: (game) => tableSpread(betsOf(game)),
  mathematics: ({ rules }) => ({ rules }),
  parts: spotParts(),
  coverage: coveredThrows,
  randomBet: (_, random) => someSpots([...SIC_BO_BETS.keys()], 30, 10, random),
  sampleBet: { spots: Object.fromEntries([...SIC_BO_BETS.keys()].map((id) => [id, 10])) },
};
