import type { Db } from '../../platform/database/database.ts';
import { utcDay } from '../../platform/utc-day.ts';

/** Stakes and payouts in cents, cash and bonus money combined. */
export interface PlayedFrom {
  staked: number;
  paid: number;
}

/**
 * Sums each member's stakes and payouts over `days` UTC days, starting on the day of `at`. Reads the stored daily
 * figures.
 * @returns the sums by member; members who did not play are omitted
 */
export async function playedFrom(
  db: Db,
  from: readonly { memberId: string; at: Date }[],
  days: number,
): Promise<Map<string, PlayedFrom>> {
  const { rows } = await db.client.query<PlayedFrom & { member_id: string }>({
    name: 'own_play_from',
    text: `
      select o.member_id, sum(o.staked)::int8 as staked, sum(o.paid)::int8 as paid
      from unnest($1::uuid[], $2::date[]) as f(member_id, day)
      join own_play_days o on o.member_id = f.member_id and o.day >= f.day and o.day < f.day + $3::int
      group by o.member_id`,
    values: [from.map(({ memberId }) => memberId), from.map(({ at }) => utcDay(at)), days],
  });
  return new Map(rows.map(({ member_id, ...played }) => [member_id, played]));
}

/** Counts the members who have played on or after the UTC day that contains the given time. */
export async function playersSince(db: Db, since: Date): Promise<number> {
  const { rows } = await db.client.query<{ members: number }>({
    name: 'own_play_players',
    text: 'select count(distinct member_id)::int8 as members from own_play_days where day >= $1::date',
    values: [since],
  });
  return rows[0]?.members ?? 0;
}
