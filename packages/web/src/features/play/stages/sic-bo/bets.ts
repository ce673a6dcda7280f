import { SIC_BO_BETS, type Dice, type SicBoTable } from '@wl/games/engines/sic-bo/rules';

export const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export const TOTALS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
export const COMBINATIONS = NUMBERS.flatMap((low) =>
  NUMBERS.filter((high) => high > low).map((high) => [low, high] as const),
);

/** Returns all spots that pay on this throw. */
export function winningSpots(dice: Dice, table: SicBoTable): ReadonlySet<string> {
  const winning = [...SIC_BO_BETS.values()].filter((bet) => bet.pay(table, dice) > 0);
  return new Set(winning.map(({ id }) => id));
}
