import { SIC_BO_BETS, type Dice, type SicBoTable } from './rules.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** All 216 throws of three dice. */
export const THROWS = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c): Dice => [a, b, c])));

/** Returns the share of all throws in which at least one of the bets wins. */
export function coveredThrows(table: SicBoTable, spots: readonly string[]): number {
  const bets = spots.flatMap((id) => SIC_BO_BETS.get(id) ?? []);
  const covered = THROWS.filter((dice) => bets.some((bet) => bet.pay(table, dice) > 0));
  return covered.length / THROWS.length;
}
