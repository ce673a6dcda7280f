import type { ReplyOf } from '@wl/contract/call';
import type { ownPlay } from '@wl/contract/own-play';
import type { Deps } from '../../platform/deps.ts';
import { daysOf } from './repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

/**
 * Returns the member's own play per day (rounds, stakes, payouts and minutes) for the last `days` days, including
 * today. New rounds are included within a second.
 */
export async function readOwnPlay(
  deps: Deps,
  memberId: string,
  days: number,
): Promise<ReplyOf<typeof ownPlay>> {
  const now = deps.clock.now();
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const from = dayOf(now.getTime() - (days - 1) * DAY_MS);
  const rows = await daysOf(deps.db, memberId, from);
  return {
    data: {
      from,
      to: dayOf(now.getTime()),
      days: rows.map(({ day, rounds, staked, paid, played_ms }) => ({
        day,
        rounds,
        staked_cents: staked,
        paid_cents: paid,
        minutes: Math.round(played_ms / MINUTE_MS),
      })),
      server_now: now.toISOString(),
    },
  };
}
