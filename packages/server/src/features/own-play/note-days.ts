import { cashRound } from '@wl/contract/events/wagers';
import type { Transaction } from '../../platform/database/database.ts';
import type { SettledRound } from '../../platform/events/events.ts';
import { addedAndTaken, type RoundEvent } from '../../platform/events/round-changes.ts';
import { utcDay } from '../../platform/utc-day.ts';
import { addDays, takeFromDays, type DayPart } from './repository.ts';

/**
 * Longest pause between two rounds that counts as play time, in ms. The daily figures ignore longer pauses, but the
 * limit on play time (decisions §5) counts each of them as five minutes.
 */
export const MAX_PAUSE_MS = 5 * 60_000;

/**
 * Adds settled rounds to their members' daily figures, and subtracts voided rounds. A voided round is still included in
 * the play time, because the member did spend that time.
 */
export async function noteDays(tx: Transaction, events: readonly RoundEvent[]): Promise<void> {
  const { added, taken } = addedAndTaken(events);
  const parts = partsOf(added);
  if (parts.length > 0) await addDays(tx, parts, MAX_PAUSE_MS);
  if (taken.length > 0) await takeFromDays(tx, partsOf(taken));
}

/** Sums the rounds per member and UTC day. Sorts the sums, so that their rows are always locked in the same order. */
export function partsOf(events: readonly SettledRound[]): DayPart[] {
  const parts = new Map<string, DayPart>();
  const inOrder = events.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  for (const event of inOrder) {
    const { memberId, createdAt } = event;
    if (memberId === undefined) continue;
    const { isFree, stakeCents, payoutCents } = cashRound(event);
    const day = utcDay(createdAt);
    const key = `${memberId} ${day}`;
    const part = parts.get(key) ?? {
      member_id: memberId,
      day,
      rounds: 0,
      staked: 0,
      paid: 0,
      played_ms: 0,
      first_round_at: createdAt,
      last_round_at: createdAt,
    };
    const pauseMs = createdAt.getTime() - part.last_round_at.getTime();
    part.rounds += 1;
    // Free spins count as rounds, but not as stakes or payouts: the member stakes nothing, and the payout is not cash
    // yet.
    part.staked += isFree ? 0 : stakeCents;
    part.paid += isFree ? 0 : payoutCents;
    part.played_ms += pauseMs <= MAX_PAUSE_MS ? pauseMs : 0;
    part.last_round_at = createdAt;
    parts.set(key, part);
  }
  return [...parts.keys()].sort().flatMap((key) => parts.get(key) ?? []);
}
