import type { Checked } from '../../game.ts';
import type { Cents } from '../../money.ts';
import type { Outcome, RoundEvent } from '../../round.ts';
import { checkSpots, settleSpots, type SpotBet, type SpotLimits } from '../table/spots.ts';
import { multiplierAt, settleCrash, timeToReach, type CrashRules } from './rules.ts';

/** The two bets that a member can place on one climb, each with its own cash-out. */
export const CRASH_SPOTS = ['first', 'second'] as const;

/**
 * Minimum multiplier at which a member can cash out, in hundredths: 1.01×. Every climb reaches 1.00×, so a cash-out at
 * 1.00× would return 100% without any risk.
 */
const SMALLEST_CASH_OUT = 101;

/**
 * Minimum multiplier, in hundredths, for a manual cash-out if bonus money pays for any of the member's bets: 1.65×.
 * Bonus money may cover at most 60% of the outcomes, and no more than 60% of the climbs reach 1.65×.
 */
export const SMALLEST_BONUS_CASH_OUT = 165;

type BySpot = Readonly<Record<string, number>>;

/**
 * Validated bet on a climb of the multiplier, sent as `{ spots, autoCashOut? }`. Multipliers are in hundredths.
 * - `autoCashOut`: target of each bet that has one
 * - `cashOuts`: multiplier at which the member cashed out manually; only the server adds it
 */
export interface CrashBet extends SpotBet {
  autoCashOut?: BySpot;
  cashOuts?: BySpot;
}

/**
 * Returns the highest multiplier that a stake can reach, in hundredths. This is the game's highest multiplier or, if
 * that multiplier would pay more than `capCents`, the highest multiplier that does not.
 */
export function highestFor(rules: CrashRules, stakeCents: Cents): number {
  return Math.min(rules.highest, Math.floor((rules.capCents * 100) / stakeCents));
}

/**
 * Validates a bet. Its stakes must be within the limits, and each cash-out multiplier must be one that the bet can
 * reach.
 */
export function checkCrashBet(
  rules: CrashRules,
  limits: SpotLimits,
  bet: unknown,
): Checked<CrashBet> {
  const checked = checkSpots(limits, (id) => CRASH_SPOTS.some((spot) => spot === id), bet);
  if (!checked.ok) return checked;
  const { parts } = checked.bet;
  const { autoCashOut, cashOuts } = bet as { autoCashOut?: unknown; cashOuts?: unknown };
  const result: CrashBet = { parts };
  for (const [name, sent] of [
    ['autoCashOut', autoCashOut],
    ['cashOuts', cashOuts],
  ] as const) {
    if (sent === undefined) continue;
    const multipliers = readMultipliers(sent, parts);
    if (!multipliers) return { ok: false, reason: 'unknown_bet' };
    for (const [spot, multiplier] of Object.entries(multipliers)) {
      if (multiplier < SMALLEST_CASH_OUT) return { ok: false, reason: 'below_minimum' };
      if (multiplier > highestFor(rules, parts[spot] ?? 0))
        return { ok: false, reason: 'above_maximum' };
    }
    result[name] = multipliers;
  }
  return { ok: true, bet: result };
}

/** Returns the multipliers by spot; undefined if one is not a whole number, or belongs to a spot outside the bet. */
function readMultipliers(sent: unknown, parts: BySpot): BySpot | undefined {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return undefined;
  const multipliers: Record<string, number> = {};
  for (const [spot, multiplier] of Object.entries(sent)) {
    if (!Object.hasOwn(parts, spot) || !Number.isSafeInteger(multiplier)) return undefined;
    multipliers[spot] = multiplier as number;
  }
  return multipliers;
}

/**
 * Returns the multiplier at which a bet is cashed out automatically, in hundredths: its own target, or the highest
 * multiplier for its stake.
 */
export function automaticTarget(rules: CrashRules, bet: CrashBet, spot: string): number {
  const highest = highestFor(rules, bet.parts[spot] ?? 0);
  return Math.min(bet.autoCashOut?.[spot] ?? highest, highest);
}

/**
 * Returns the share of climbs in which at least one spot of the bets is paid. These are the climbs that reach the
 * lowest target. For a spot without a target, `SMALLEST_BONUS_CASH_OUT` is used.
 */
export function crashCoverage(rules: CrashRules, bets: readonly CrashBet[]): number {
  const targets = bets.flatMap(({ parts, autoCashOut = {} }) =>
    Object.keys(parts).map((spot) => autoCashOut[spot] ?? SMALLEST_BONUS_CASH_OUT),
  );
  return rules.returnHundredths / Math.min(...targets);
}

/**
 * Settles a bet after the climb ended at `point` hundredths. The bet's target is the lowest of its manual cash-out, its
 * automatic cash-out and the highest multiplier for its stake. Pays the target only if the climb reached it.
 */
export function settleCrashBet(rules: CrashRules, point: number, bet: CrashBet): Outcome {
  const facts: RoundEvent[] = [{ type: 'climb_ended', hundredths: point }];
  const spots = CRASH_SPOTS.filter((spot) => spot in bet.parts);
  return settleSpots(facts, spots, (spot) => {
    const byHand = bet.cashOuts?.[spot];
    const target = automaticTarget(rules, bet, spot);
    return settleCrash(point, byHand === undefined ? target : Math.min(byHand, target));
  });
}

/**
 * Returns a climb's duration in milliseconds. The climb ends just after its multiplier has reached `point`. A manual
 * cash-out at exactly `point` therefore succeeds, as an automatic one does, and both have the same return of 99%.
 */
export function climbMs(rules: CrashRules, point: number): number {
  return timeToReach(Math.min(point + 1, rules.highest));
}

/**
 * Decision on a member's request to cash out during the climb. `hundredths` is the multiplier at which the bet is
 * cashed out.
 * - `too_early`: the climb had not reached the minimum multiplier for cash-outs
 * - `climb_ended`: the climb had ended
 * - `already_out`: the automatic cash-out of the bet was already due
 */
export type CashOutJudgement =
  | { ok: true; hundredths: number }
  | { ok: false; reason: 'too_early' | 'climb_ended' | 'already_out' };

/**
 * Decides whether a member's cash-out succeeds, based on the time at which the server received the request. An
 * automatic cash-out that was due by then takes precedence, even if the server has not processed it yet.
 * @param moment server times in milliseconds; `target` is the multiplier at which the bet is cashed out automatically
 */
export function judgeCashOut(
  rules: CrashRules,
  point: number,
  moment: { startedAt: number; receivedAt: number; target: number },
): CashOutJudgement {
  const { startedAt, receivedAt, target } = moment;
  const elapsed = receivedAt - startedAt;
  if (elapsed < timeToReach(SMALLEST_CASH_OUT)) return { ok: false, reason: 'too_early' };
  if (target <= point && elapsed >= timeToReach(target))
    return { ok: false, reason: 'already_out' };
  if (elapsed >= climbMs(rules, point)) return { ok: false, reason: 'climb_ended' };
  return { ok: true, hundredths: multiplierAt(elapsed) };
}
