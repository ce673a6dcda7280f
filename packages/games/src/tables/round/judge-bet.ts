import type { RoundState } from './phases.ts';

/**
 * Decision on a bet, based on when the server received the bet (tables.md). An accepted bet's receipt shows
 * `msBeforeClose`, such as "received 312 ms before close".
 * - `too_early`: received before the round opened, or meant for a later round
 * - `too_late`: received after the deadline; `msAfterClose` is at least 1
 * - `round_over`: meant for an earlier round, or received in time but not debited before the result was revealed
 * - `round_void`: the round was voided, so it accepts no more bets
 */
export type BetJudgement =
  | { ok: true; msBeforeClose: number }
  | { ok: false; reason: 'too_early' }
  | { ok: false; reason: 'too_late'; msAfterClose: number }
  | { ok: false; reason: 'round_over' | 'round_void' };

/**
 * Decides whether a bet is accepted, based on the time at which the server received the request, not on the phase. A
 * bet received at the deadline is accepted even if the phase is already `closed`. A bet received a millisecond later is
 * refused even if the round has not yet moved on. Client time is not an input, and lag is never compensated for.
 * @param round number of the round that the member saw when placing the bet
 * @param receivedAt server time in whole milliseconds at which the request arrived
 */
export function judgeBet(state: RoundState, round: number, receivedAt: number): BetJudgement {
  const { phase, opensAt, closesAt } = state;
  if (round !== state.round)
    return { ok: false, reason: round < state.round ? 'round_over' : 'too_early' };
  if (phase === 'void') return { ok: false, reason: 'round_void' };
  if (receivedAt < opensAt) return { ok: false, reason: 'too_early' };
  if (receivedAt > closesAt)
    return { ok: false, reason: 'too_late', msAfterClose: receivedAt - closesAt };
  if (phase === 'revealed' || phase === 'settled') return { ok: false, reason: 'round_over' };
  return { ok: true, msBeforeClose: closesAt - receivedAt };
}
