import type { Db, Transaction } from '../../platform/database/database.ts';

/** Figures for a member's play on a UTC day (`YYYY-MM-DD`). Amounts are in cents, and play time is in milliseconds. */
export interface PlayDayRow {
  member_id: string;
  day: string;
  rounds: number;
  staked: number;
  paid: number;
  played_ms: number;
}

/** Sums over a batch of one member's rounds on one day, to be added to the member's stored figures for that day. */
export interface DayPart extends PlayDayRow {
  first_round_at: Date;
  last_round_at: Date;
}

/**
 * Adds new rounds to members' stored daily figures. A pause of at most `maxPauseMs` before the new rounds is included
 * in the play time.
 *
 * @param parts at most one entry per member and day
 */
export async function addDays(
  tx: Transaction,
  parts: readonly DayPart[],
  maxPauseMs: number,
): Promise<void> {
  await tx.client.query({
    name: 'own_play_add',
    text: `insert into own_play_days as d
        (member_id, day, rounds, staked, paid, played_ms, first_round_at, last_round_at)
      select * from unnest($1::uuid[], $2::date[], $3::int[], $4::bigint[], $5::bigint[], $6::bigint[],
        $7::timestamptz[], $8::timestamptz[])
      on conflict (member_id, day) do update set
        rounds = d.rounds + excluded.rounds, staked = d.staked + excluded.staked, paid = d.paid + excluded.paid,
        played_ms = d.played_ms + excluded.played_ms + case
          when excluded.first_round_at between d.last_round_at and d.last_round_at + $9::int * interval '1 millisecond'
          then round(extract(epoch from excluded.first_round_at - d.last_round_at) * 1000)::bigint
          else 0 end,
        first_round_at = least(d.first_round_at, excluded.first_round_at),
        last_round_at = greatest(d.last_round_at, excluded.last_round_at)`,
    values: [
      parts.map(({ member_id }) => member_id),
      parts.map(({ day }) => day),
      parts.map(({ rounds }) => rounds),
      parts.map(({ staked }) => staked),
      parts.map(({ paid }) => paid),
      parts.map(({ played_ms }) => played_ms),
      parts.map(({ first_round_at }) => first_round_at),
      parts.map(({ last_round_at }) => last_round_at),
      maxPauseMs,
    ],
  });
}

/** Subtracts the rounds, stakes and payouts in `parts` from the stored totals of the same days. */
export async function takeFromDays(tx: Transaction, parts: readonly DayPart[]): Promise<void> {
  await tx.client.query({
    name: 'own_play_take',
    text: `update own_play_days d set rounds = d.rounds - p.rounds, staked = d.staked - p.staked, paid = d.paid - p.paid
      from unnest($1::uuid[], $2::date[], $3::int[], $4::bigint[], $5::bigint[]) as p(member_id, day, rounds, staked, paid)
      where d.member_id = p.member_id and d.day = p.day`,
    values: [
      parts.map(({ member_id }) => member_id),
      parts.map(({ day }) => day),
      parts.map(({ rounds }) => rounds),
      parts.map(({ staked }) => staked),
      parts.map(({ paid }) => paid),
    ],
  });
}

/** Returns the days with play since `from`, inclusive, oldest first. */
export async function daysOf(db: Db, memberId: string, from: string): Promise<PlayDayRow[]> {
  const { rows } = await db.client.query<PlayDayRow>({
    name: 'own_play_days_of',
    text: `select member_id, day, rounds, staked, paid, played_ms from own_play_days
      where member_id = $1 and day >= $2::date order by day`,
    values: [memberId, from],
  });
  return rows;
}
