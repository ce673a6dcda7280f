import type { ExperienceSourceName } from '@wl/world/casino/experience';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.ts';
import type { SourceUses, Progress, WaitingDeposit } from './rules.ts';

interface MemberRow {
  member_id: string;
  city: string;
  level: number;
  experience: number;
  skill_points: number;
  version: number;
}

interface UsesRow {
  member_id: string;
  source: ExperienceSourceName;
  hour_start: Date;
  hour_uses: number;
  day_start: Date;
  day_uses: number;
  month_start: Date;
  month_uses: number;
}

interface DepositRow {
  top_up_id: string;
  member_id: string;
  source: ExperienceSourceName;
  amount_cents: number;
  refunded_cents: number;
  staked_cents: number;
  state: WaitingDeposit['state'];
  points: number;
  credited_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    journey_members: MemberRow;
    journey_uses: UsesRow;
    journey_deposits: DepositRow;
  }
}

export async function insertJourney(tx: Transaction, memberId: string, city: string) {
  await tx
    .insertInto('journey_members')
    .values({ member_id: memberId, city, level: 1, experience: 0, skill_points: 0, version: 1 })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
}

export function findJourney(db: Db, memberId: string): Promise<MemberRow | undefined> {
  return db
    .selectFrom('journey_members')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Moves a member to a city and increments the HUD version. */
export async function putCity(tx: Transaction, memberId: string, city: string): Promise<void> {
  await sql`update journey_members set city = ${city}, version = version + 1 where member_id = ${memberId}`.execute(
    tx,
  );
}

const usesOf = (row: UsesRow): SourceUses => ({
  hourStart: row.hour_start.getTime(),
  hour: row.hour_uses,
  dayStart: row.day_start.getTime(),
  day: row.day_uses,
  monthStart: row.month_start.getTime(),
  month: row.month_uses,
});

/** Returns how often a member has used each source of experience. */
export async function findUses(
  db: Db,
  memberId: string,
): Promise<Map<ExperienceSourceName, SourceUses>> {
  const rows = await db
    .selectFrom('journey_uses')
    .selectAll()
    .where('member_id', '=', memberId)
    .execute();
  return new Map(rows.map((row) => [row.source, usesOf(row)]));
}

/**
 * Loads a member's level, experience and deposits, and how often each experience source was used. Takes no lock. Returns
 * undefined if the member has no journey.
 */
export async function findProgressOf(db: Db, memberId: string): Promise<Progress | undefined> {
  const row = await findJourney(db, memberId);
  if (!row) return undefined;
  const uses = await findUses(db, memberId);
  const deposits = await db
    .selectFrom('journey_deposits')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('credited_at')
    .orderBy('top_up_id')
    .execute();
  const { level, experience, skill_points: skillPoints } = row;
  return {
    level,
    experience,
    skillPoints,
    uses,
    deposits: new Map(deposits.map((deposit) => [deposit.top_up_id, depositOf(deposit)])),
  };
}

const depositOf = (row: DepositRow): WaitingDeposit => ({
  topUpId: row.top_up_id,
  source: row.source,
  amountCents: row.amount_cents,
  refundedCents: row.refunded_cents,
  stakedCents: row.staked_cents,
  state: row.state,
  points: row.points,
  creditedAt: row.credited_at,
});

/**
 * Locks the journeys of the given members in order of member id, and loads their experience state.
 * @param topUpIds deposits that are being refunded, which are loaded even if they are no longer `waiting`
 * @returns the states of the members who have a journey, and the number of the newest edition of the journey content (0
 *   if no member is found)
 */
export async function lockProgress(
  tx: Transaction,
  memberIds: string[],
  topUpIds: string[],
): Promise<{ progressByMember: Map<string, Progress>; newest: number }> {
  const { rows } = await tx.client.query<MemberRow & { newest: number }>({
    name: 'journey_lock_members',
    text: `select (select editions_newest()) as newest, member_id, city, level, experience, skill_points, version from journey_members
      where member_id = any($1::uuid[]) order by member_id for update`,
    values: [memberIds],
  });
  const progressByMember = new Map<string, Progress>(
    rows.map((row) => [
      row.member_id,
      {
        level: row.level,
        experience: row.experience,
        skillPoints: row.skill_points,
        uses: new Map(),
        deposits: new Map(),
      },
    ]),
  );
  const uses = await tx.client.query<UsesRow>({
    name: 'journey_uses_of',
    text: `select member_id, source, hour_start, hour_uses, day_start, day_uses, month_start, month_uses
      from journey_uses where member_id = any($1::uuid[])`,
    values: [memberIds],
  });
  for (const row of uses.rows)
    progressByMember.get(row.member_id)?.uses.set(row.source, usesOf(row));
  const deposits = await tx.client.query<DepositRow>({
    name: 'journey_deposits_of',
    text: `select top_up_id, member_id, source, amount_cents, refunded_cents, staked_cents, state, points, credited_at
      from journey_deposits
      where member_id = any($1::uuid[]) and (state = 'waiting' or top_up_id = any($2::uuid[])) order by credited_at`,
    values: [memberIds, topUpIds],
  });
  for (const row of deposits.rows)
    progressByMember.get(row.member_id)?.deposits.set(row.top_up_id, depositOf(row));
  return { progressByMember, newest: rows[0]?.newest ?? 0 };
}

/**
 * Saves experience states with one SQL statement per table, and increments the HUD versions. The caller sorts the
 * states by member id.
 */
export async function saveProgress(
  tx: Transaction,
  progressByMember: ReadonlyMap<string, Progress>,
): Promise<void> {
  if (progressByMember.size === 0) return;
  const all = [...progressByMember.values()];
  await tx.client.query({
    name: 'journey_save_members',
    text: `update journey_members m set level = n.level, experience = n.experience, skill_points = n.skill_points,
        version = m.version + 1
      from unnest($1::uuid[], $2::int[], $3::int[], $4::int[]) as n(member_id, level, experience, skill_points)
      where m.member_id = n.member_id`,
    values: [
      [...progressByMember.keys()],
      all.map(({ level }) => level),
      all.map(({ experience }) => experience),
      all.map(({ skillPoints }) => skillPoints),
    ],
  });
  await saveUses(
    tx,
    [...progressByMember].flatMap(([memberId, { uses }]) =>
      [...uses].map(([source, use]) => ({ memberId, source, ...use })),
    ),
  );
  await saveDeposits(
    tx,
    [...progressByMember].flatMap(([memberId, { deposits }]) =>
      [...deposits.values()].map((deposit) => ({ memberId, ...deposit })),
    ),
  );
}

async function saveUses(
  tx: Transaction,
  uses: readonly (SourceUses & { memberId: string; source: ExperienceSourceName })[],
) {
  if (uses.length === 0) return;
  await tx.client.query({
    name: 'journey_save_uses',
    text: `insert into journey_uses
        (member_id, source, hour_start, hour_uses, day_start, day_uses, month_start, month_uses)
      select * from unnest($1::uuid[], $2::text[], $3::timestamptz[], $4::int[], $5::timestamptz[], $6::int[],
        $7::timestamptz[], $8::int[])
      on conflict (member_id, source) do update set
        hour_start = excluded.hour_start, hour_uses = excluded.hour_uses, day_start = excluded.day_start,
        day_uses = excluded.day_uses, month_start = excluded.month_start, month_uses = excluded.month_uses`,
    values: [
      uses.map(({ memberId }) => memberId),
      uses.map(({ source }) => source),
      uses.map(({ hourStart }) => new Date(hourStart)),
      uses.map(({ hour }) => hour),
      uses.map(({ dayStart }) => new Date(dayStart)),
      uses.map(({ day }) => day),
      uses.map(({ monthStart }) => new Date(monthStart)),
      uses.map(({ month }) => month),
    ],
  });
}

async function saveDeposits(
  tx: Transaction,
  deposits: readonly (WaitingDeposit & { memberId: string })[],
) {
  if (deposits.length === 0) return;
  await tx.client.query({
    name: 'journey_save_deposits',
    text: `insert into journey_deposits
        (top_up_id, member_id, source, amount_cents, refunded_cents, staked_cents, state, points, credited_at)
      select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[],
        $8::int[], $9::timestamptz[])
      on conflict (top_up_id) do update set refunded_cents = excluded.refunded_cents,
        staked_cents = excluded.staked_cents, state = excluded.state, points = excluded.points`,
    values: [
      deposits.map(({ topUpId }) => topUpId),
      deposits.map(({ memberId }) => memberId),
      deposits.map(({ source }) => source),
      deposits.map(({ amountCents }) => amountCents),
      deposits.map(({ refundedCents }) => refundedCents),
      deposits.map(({ stakedCents }) => stakedCents),
      deposits.map(({ state }) => state),
      deposits.map(({ points }) => points),
      deposits.map(({ creditedAt }) => creditedAt),
    ],
  });
}
