import type { GameStats } from '@wl/games/game';
import type { SpotBet } from '@wl/games/engines/table/spots';
import { ANY_STAKE, type TableGame } from '@wl/games/tables/table-game';
import {
  BONUS_MONEY_MAX_COVERAGE,
  MAX_BONUS_STAKE_CENTS,
  takesBonusMoney,
} from '@wl/world/casino/contribution';

/** Bets of one member in one round of a table, including the bet that is being checked. */
export interface RoundBets {
  game: TableGame;
  /** Published returns of the game; null if there are none. */
  stats: GameStats | null;
  bets: readonly unknown[];
  /** Total stake of these bets in cents, including doubles. */
  stakeCents: number;
}

/**
 * Returns true if bonus money may pay for these bets (decision 127). The rules for casino rounds apply to all of the
 * member's bets in the round together. Members therefore cannot avoid the rules by splitting a bet:
 * - The stake of the round is at most $5.
 * - The bets cover at most 60% of the outcomes.
 * - No part of the stake has a house edge under 1%.
 */
export function allowsBonusMoney({ game, stats, bets, stakeCents }: RoundBets): boolean {
  if (stats === null || stakeCents > MAX_BONUS_STAKE_CENTS) return false;
  const checked = bets.map((bet) => game.checkBet(ANY_STAKE, bet));
  const valid = checked.flatMap((one) => (one.ok ? [one.bet] : []));
  if (valid.length < checked.length || game.coverage(valid) > BONUS_MONEY_MAX_COVERAGE)
    return false;
  return valid.every((bet) => takesReturns(stats, bet));
}

function takesReturns({ returnPercent, perBet = {} }: GameStats, { parts }: SpotBet): boolean {
  return Object.keys(parts).every((spot) => takesBonusMoney(perBet[spot] ?? returnPercent));
}
