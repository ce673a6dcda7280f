import type { TableBet, TableRound } from '@wl/contract/tables';
import { automaticTarget, climbMs, settleCrashBet } from '@wl/games/engines/crash/bets';
import { CRASH_RULES, multiplierAt } from '@wl/games/engines/crash/rules';
import { payoutCents } from '@wl/games/money';
import { spotsOf } from '../bet-sums.ts';
import type { ShownTable } from '../live-state.ts';

/** Lowest multiplier at which a bet can be cashed out, in hundredths. */
export const SMALLEST_CASH_OUT = 101;

/**
 * Delay in ms before the page shows a bet as cashed out at its target. During this time, a late message can still
 * report that the climb ended earlier.
 */
const SURE_MS = 1_000;

/** State of the current round's climb, as known to this page. Multipliers are in hundredths. */
export interface Climb {
  state: 'waiting' | 'climbing' | 'ended';
  elapsedMs: number;
  hundredths: number;
}

/** Returns the multiplier at which a result's climb ended, in hundredths. */
export function pointOf({ events }: ShownTable['results'][number]): number {
  const ended = events.find(({ type }) => type === 'climb_ended');
  return Number(ended?.['hundredths'] ?? 100);
}

/**
 * Returns the state of the climb at a given server time. The page's estimate of this time is never ahead of the actual
 * time. A member who cashes out therefore gets at least the multiplier shown, unless the climb has already ended.
 */
export function climbAt(round: TableRound | null, nowMs: number): Climb {
  if (round?.result) {
    const point = pointOf(round.result);
    return { state: 'ended', elapsedMs: climbMs(CRASH_RULES, point), hundredths: point };
  }
  if (round?.phase !== 'revealed') return { state: 'waiting', elapsedMs: 0, hundredths: 100 };
  const elapsedMs = Math.max(0, Math.floor(nowMs - Date.parse(round.phase_since)));
  const hundredths = Math.min(multiplierAt(elapsedMs), CRASH_RULES.highest);
  return { state: 'climbing', elapsedMs, hundredths };
}

/** Returns the bet in the format of the game's rules. */
const rulesBet = (bet: TableBet) => ({
  parts: { ...spotsOf(bet) },
  autoCashOut: targetsOf(bet),
  cashOuts: Object.fromEntries(
    Object.entries(bet.cash_outs ?? {}).map(([spot, { hundredths }]) => [spot, hundredths]),
  ),
});

/** Returns the targets of the bet's automatic cash-outs by spot, in hundredths. */
export const targetsOf = ({ bet }: Pick<TableBet, 'bet'>): Record<string, number> =>
  (bet['autoCashOut'] ?? {}) as Record<string, number>;

/** Returns the payout of a bet in cents if the climb ends at the multiplier `point`, in hundredths. */
export function payoutAt(bet: TableBet, point: number): number {
  const known = rulesBet(bet);
  return payoutCents(known.parts, settleCrashBet(CRASH_RULES, point, known).payouts);
}

/**
 * Returns the value of a stake at a multiplier. The stake and its value are in cents, and the multiplier in hundredths.
 */
export const valueAt = (stakeCents: number, hundredths: number): number =>
  payoutCents({ stake: stakeCents }, [{ part: 'stake', hundredths }]);

/**
 * Status of a spot with an accepted bet.
 * - `waiting`: the climb has not begun
 * - `flying`: the member can cash out
 * - `reaching`: according to this page's clock, the target has been reached, but the climb may have ended just before
 * - `out`: cashed out at `hundredths`, by hand or at the target
 * - `lost`: the climb ended first
 */
export type SpotStatus =
  | { status: 'waiting' | 'flying' | 'lost' }
  | { status: 'reaching' | 'out'; hundredths: number };

/** Returns the status of one spot in the member's bet. */
export function statusOf(bet: TableBet, spot: string, climb: Climb): SpotStatus {
  const byHand = bet.cash_outs?.[spot]?.hundredths;
  if (byHand !== undefined) return { status: 'out', hundredths: byHand };
  const target = automaticTarget(CRASH_RULES, rulesBet(bet), spot);
  const { state, elapsedMs, hundredths } = climb;
  if (state === 'waiting') return { status: 'waiting' };
  if (hundredths < target) return { status: state === 'ended' ? 'lost' : 'flying' };
  if (state === 'ended' || multiplierAt(elapsedMs - SURE_MS) >= target)
    return { status: 'out', hundredths: target };
  return { status: 'reaching', hundredths: target };
}
