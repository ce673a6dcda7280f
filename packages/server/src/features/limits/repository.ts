import { sql } from 'kysely';
import type { LimitChange, LimitKind, LimitPeriod } from '@wl/contract/limits';
import type { RealityMinutes } from '@wl/world/casino/limits';
import type { Db, Transaction } from '../../platform/database/database.ts';

export interface OwnLimitRow {
  member_id: string;
  kind: LimitKind;
  period: LimitPeriod;
  value: number | null;
  changed_at: Date;
  waiting_value: number | null;
  asked_at: Date | null;
  effective_at: Date | null;
}

interface ChangeRow {
  member_id: string;
  kind: LimitKind;
  period: LimitPeriod;
  action: LimitChange['action'];
  value_before: number | null;
  value_after: number | null;
  effective_at: Date | null;
  at: Date;
}

export interface PromptRow {
  member_id: string;
  answer: 'limit' | 'no_limit' | null;
  answered_at: Date | null;
  reviewed_at: Date | null;
}

/**
 * Amounts wagered and lost per day, week and month, in cents, and time played per day, in ms. `day`, `week` and `month`
 * contain the first day of the period (`YYYY-MM-DD`).
 */
export interface PlayFigures {
  member_id: string;
  day: string;
  week: string;
  month: string;
  wagered_day: number;
  wagered_week: number;
  wagered_month: number;
  lost_day: number;
  lost_week: number;
  lost_month: number;
  played_day_ms: number;
}

interface RealityRow {
  member_id: string;
  every_minutes: RealityMinutes;
  changed_at: Date;
}

interface RealityAnswerRow {
  session_id: string;
  due_at: Date;
  member_id: string;
  answered_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    limits_own: OwnLimitRow;
    limits_changes: ChangeRow & { id: import('kysely').Generated<number> };
    limits_prompts: PromptRow;
    limits_play: PlayFigures;
    limits_reality: RealityRow;
    limits_reality_answers: RealityAnswerRow;
  }
}

const OWN = {
  name: 'limits_of',
  text: `select member_id, kind, period, value, changed_at, waiting_value, asked_at, effective_at
    from limits_own where member_id = $1`,
};

export async function findLimits(db: Db, memberId: string): Promise<OwnLimitRow[]> {
  return (await db.client.query<OwnLimitRow>({ ...OWN, values: [memberId] })).rows;
}

export async function saveLimit(tx: Transaction, row: OwnLimitRow): Promise<void> {
  const { value, changed_at, waiting_value, asked_at, effective_at } = row;
  await tx
    .insertInto('limits_own')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'kind', 'period'])
        .doUpdateSet({ value, changed_at, waiting_value, asked_at, effective_at }),
    )
    .execute();
}

/** Copies saved play limits to `limits_play`, which bets are checked against. The caller must hold the wallet lock. */
export async function applyToPlay(tx: Transaction, memberId: string, now: Date): Promise<void> {
  await tx.client.query({
    name: 'limits_apply',
    text: 'select limits_apply($1, $2)',
    values: [memberId, now],
  });
}

/**
 * Returns the figures that play limits restrict: amounts wagered and lost, and time played. The figures are stored for
 * members who have play limits, and computed from the rounds for all other members.
 */
export async function findPlayFigures(db: Db, memberId: string, now: Date): Promise<PlayFigures> {
  const kept = await db
    .selectFrom('limits_play')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (kept) return kept;
  const { rows } =
    await sql<PlayFigures>`select * from limits_figures(${memberId}, ${now})`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('limits_figures answered nothing');
  return counted;
}

/**
 * Returns 0 if the play limits allow the stake, otherwise the status code with which `limits_judge` rejects it. The
 * caller must hold the wallet lock.
 */
export async function judgeStakeRow(
  tx: Transaction,
  memberId: string,
  stakeCents: number,
  now: Date,
): Promise<number> {
  const { rows } = await tx.client.query<{ status: number }>({
    name: 'limits_judge',
    text: 'select limits_judge($1, $2, $3) as status',
    values: [memberId, stakeCents, now],
  });
  return rows[0]?.status ?? 0;
}

export async function addChange(tx: Transaction, row: ChangeRow): Promise<void> {
  await tx.insertInto('limits_changes').values(row).execute();
}

/** Returns a page of a member's limit changes, newest first, and the total number of changes. */
export async function findChanges(
  db: Db,
  memberId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ChangeRow[]; total: number }> {
  const own = db.selectFrom('limits_changes').where('member_id', '=', memberId);
  const [rows, { total }] = await Promise.all([
    own.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export function findPrompt(db: Db, memberId: string): Promise<PromptRow | undefined> {
  return db
    .selectFrom('limits_prompts')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

export async function savePrompt(
  tx: Transaction,
  memberId: string,
  change: Partial<Omit<PromptRow, 'member_id'>>,
): Promise<void> {
  const empty = { answer: null, answered_at: null, reviewed_at: null };
  await tx
    .insertInto('limits_prompts')
    .values({ member_id: memberId, ...empty, ...change })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(change))
    .execute();
}

/**
 * Returns the reality-check interval that the member chose, when they chose it, and when they last answered a check in
 * any session. Each value is null if the member has not yet chosen or answered.
 */
export async function findRealityChoice(
  db: Db,
  memberId: string,
): Promise<{
  every_minutes: RealityMinutes | null;
  changed_at: Date | null;
  answered_at: Date | null;
}> {
  const { rows } = await db.client.query<Awaited<ReturnType<typeof findRealityChoice>>>({
    name: 'limits_reality_choice',
    text: `select own.every_minutes, own.changed_at,
        (select max(answered_at) from limits_reality_answers where member_id = $1) as answered_at
      from (select 1) one left join limits_reality own on own.member_id = $1`,
    values: [memberId],
  });
  return rows[0] ?? { every_minutes: null, changed_at: null, answered_at: null };
}

/**
 * Returns the reality-check interval in minutes that the member chose, and the time of the session's last answer to a
 * check. Each is null if there is none.
 */
export async function findReality(
  db: Db,
  { memberId, sessionId }: { memberId: string; sessionId: string },
): Promise<{ every_minutes: RealityMinutes | null; answered_at: Date | null }> {
  const { rows } = await db.client.query<{
    every_minutes: RealityMinutes | null;
    answered_at: Date | null;
  }>({
    name: 'limits_reality_of',
    text: `select (select every_minutes from limits_reality where member_id = $1),
        (select max(answered_at) from limits_reality_answers where session_id = $2) as answered_at`,
    values: [memberId, sessionId],
  });
  return rows[0] ?? { every_minutes: null, answered_at: null };
}

export async function saveReality(tx: Transaction, row: RealityRow): Promise<void> {
  const { every_minutes, changed_at } = row;
  await tx
    .insertInto('limits_reality')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ every_minutes, changed_at }),
    )
    .execute();
}

/** Stores an answer to a reality check. Ignores a second answer to the same check. */
export async function addRealityAnswer(tx: Transaction, row: RealityAnswerRow): Promise<void> {
  await tx
    .insertInto('limits_reality_answers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
