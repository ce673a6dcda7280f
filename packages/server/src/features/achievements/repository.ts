import type { RecordKind } from '@wl/world/achievements/texts';
import type { Db, Transaction } from '../../platform/database/database.ts';
import { jsonArray } from '../../platform/database/json-array.ts';
import type { BestRound, Logbook } from './rules.ts';

interface MemberRow {
  member_id: string;
  logbook: Logbook;
}

interface RecordRow {
  member_id: string;
  kind: RecordKind;
  value: number;
  game: string;
  round_id: string;
  stake: number;
  payout: number;
  at: Date;
}

interface BadgeRow {
  member_id: string;
  badge: string;
  earned_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    achievements_members: MemberRow;
    achievements_records: RecordRow;
    achievements_badges: BadgeRow;
  }
}

/** Achievements of a member. The logbook is empty until an event changes one of the member's figures. */
export interface Achieved {
  logbook: Logbook;
  records: Map<RecordKind, BestRound>;
  /** Time at which each badge was earned, by badge id. */
  badges: Map<string, Date>;
}

/**
 * Loads the achievements of these members. The result has an entry for every member.
 * @returns the achievements, and the number of the newest edition, read by the same query
 */
export async function findAchieved(
  db: Db,
  memberIds: readonly string[],
): Promise<{ achieved: Map<string, Achieved>; newest: number }> {
  const found = new Map<string, Achieved>(
    memberIds.map((id) => [id, { logbook: {}, records: new Map(), badges: new Map() }]),
  );
  const members = await db.client.query<
    { newest: number } & (MemberRow | { member_id: null; logbook: null })
  >({
    name: 'achievements_members_of',
    text: `select (select editions_newest()) as newest, member_id, logbook
      from (values (1)) as always left join achievements_members on member_id = any($1::uuid[])`,
    values: [memberIds],
  });
  for (const { member_id, logbook } of members.rows)
    if (member_id !== null) Object.assign(found.get(member_id) ?? {}, { logbook });
  const records = await db.client.query<RecordRow>({
    name: 'achievements_records_of',
    text: `select member_id, kind, value, game, round_id, stake, payout, at from achievements_records
      where member_id = any($1::uuid[])`,
    values: [memberIds],
  });
  for (const row of records.rows) {
    const { kind, value, game, round_id: id, stake, payout, at } = row;
    const best = { kind, value, game, id, stakeCents: stake, payoutCents: payout, at };
    found.get(row.member_id)?.records.set(kind, best);
  }
  // A member can have many badges. Reading one row per member, with times in milliseconds, is faster than reading one
  // row per badge.
  const badges = await db.client.query<{ member_id: string; times: Record<string, number> }>({
    name: 'achievements_badges_of',
    text: `select member_id, json_object_agg(badge, floor(extract(epoch from earned_at) * 1000)) as times
      from achievements_badges where member_id = any($1::uuid[]) group by member_id`,
    values: [memberIds],
  });
  for (const { member_id, times } of badges.rows)
    for (const [badge, ms] of Object.entries(times))
      found.get(member_id)?.badges.set(badge, new Date(ms));
  return { achieved: found, newest: members.rows[0]?.newest ?? 0 };
}

/** Saves logbooks in the given order. */
export async function saveLogbooks(
  tx: Transaction,
  rows: readonly { memberId: string; logbook: Logbook }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.client.query({
    name: 'achievements_save_logbooks',
    text: `insert into achievements_members (member_id, logbook)
      select * from rows from (unnest($1::uuid[]), jsonb_array_elements($2::jsonb))
      on conflict (member_id) do update set logbook = excluded.logbook`,
    values: [rows.map(({ memberId }) => memberId), jsonArray(rows.map(({ logbook }) => logbook))],
  });
}

/** Saves beaten records. */
export async function saveRecords(
  tx: Transaction,
  rows: readonly { memberId: string; best: BestRound }[],
): Promise<void> {
  if (rows.length === 0) return;
  const column = <T>(of: (row: (typeof rows)[number]) => T) => rows.map(of);
  await tx.client.query({
    name: 'achievements_save_records',
    text: `insert into achievements_records (member_id, kind, value, game, round_id, stake, payout, at)
      select * from unnest($1::uuid[], $2::text[], $3::bigint[], $4::text[], $5::uuid[], $6::bigint[], $7::bigint[],
        $8::timestamptz[])
      on conflict (member_id, kind) do update set value = excluded.value, game = excluded.game,
        round_id = excluded.round_id, stake = excluded.stake, payout = excluded.payout, at = excluded.at`,
    values: [
      column(({ memberId }) => memberId),
      column(({ best }) => best.kind),
      column(({ best }) => best.value),
      column(({ best }) => best.game),
      column(({ best }) => best.id),
      column(({ best }) => best.stakeCents),
      column(({ best }) => best.payoutCents),
      column(({ best }) => best.at),
    ],
  });
}

/** Saves earned badges. A badge that is already stored keeps its date. */
export async function saveBadges(
  tx: Transaction,
  rows: readonly { memberId: string; badge: string; at: Date }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.client.query({
    name: 'achievements_save_badges',
    text: `insert into achievements_badges (member_id, badge, earned_at)
      select * from unnest($1::uuid[], $2::text[], $3::timestamptz[]) on conflict do nothing`,
    values: [
      rows.map(({ memberId }) => memberId),
      rows.map(({ badge }) => badge),
      rows.map(({ at }) => at),
    ],
  });
}
