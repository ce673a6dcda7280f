import { sql, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { TicketKind, TicketState, TicketTopic } from '@wl/world/casino/support';
import type { Language } from '@wl/world/languages';
import type { Db, Tables } from '../../../platform/database/database.ts';
import type { TicketRow } from '../repository.ts';

/**
 * Filters for the queue. Merged tickets are omitted. A search for a merged ticket's number finds the ticket into which
 * it was merged.
 */
export interface QueueFilter {
  states: readonly TicketState[];
  kind?: TicketKind | undefined;
  topic?: TicketTopic | undefined;
  language?: Language | undefined;
  /** Id of the assignee; null for tickets without an assignee, undefined for all tickets. */
  assignee?: string | null | undefined;
  /** Time before which the listed tickets were due; undefined for all tickets. */
  dueBefore?: Date | undefined;
  /** Period (inclusive) in which the listed tickets are due; undefined for all tickets. */
  dueIn?: { from: Date; to: Date } | undefined;
  search?: Search | undefined;
  /** Order of waiting tickets: by the deadline for the next answer, or by the requester's waiting time. */
  order: 'due' | 'waiting';
}

/** Search terms for tickets. A ticket is found if it matches at least one of them. */
export interface Search {
  number: number | undefined;
  /** Lower-case text to find in the names and e-mail addresses of the tickets' requesters. */
  text: string;
  /** Ids of the members whose nicknames match the search text. */
  members: readonly string[];
}

/** Condition for tickets that wait for an answer. */
const waits = sql<SqlBool>`state in ('open', 'review')`;
/** Deadline for the next answer: for a complaint without a final answer, the earlier of its two deadlines. */
const nextDue = sql<Date>`case when reviewed_by is null then least(due_at, final_due_at) else due_at end`;

function matches(
  eb: ExpressionBuilder<Tables, 'support_tickets'>,
  { number, text, members }: Search,
) {
  // Escape backslashes, % and _, so that they match literally.
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return eb.or([
    eb('email_key', 'like', pattern),
    eb(sql<string>`lower(name)`, 'like', pattern),
    ...(members.length > 0 ? [eb('member_id', 'in', members)] : []),
    ...(number === undefined
      ? []
      : [
          eb('number', '=', number),
          eb('id', 'in', (inner) =>
            inner
              .selectFrom('support_tickets as merged')
              .select('merged.merged_into')
              .where('merged.number', '=', number)
              .where('merged.merged_into', 'is not', null)
              .$castTo<{ merged_into: string }>(),
          ),
        ]),
  ]);
}

/** Returns a page of tickets. Waiting tickets are sorted in the chosen order, all others by their last message. */
export async function pageOf(
  db: Db,
  filter: QueueFilter,
  window: { limit: number; offset: number },
): Promise<{ rows: TicketRow[]; total: number }> {
  const { states, kind, topic, language, assignee, dueBefore, dueIn, search, order } = filter;
  let query = db
    .selectFrom('support_tickets')
    .where('state', 'in', states)
    .where('merged_into', 'is', null);
  if (kind) query = query.where('kind', '=', kind);
  if (topic) query = query.where('topic', '=', topic);
  if (language) query = query.where('language', '=', language);
  if (assignee === null) query = query.where('assignee_id', 'is', null);
  else if (assignee !== undefined) query = query.where('assignee_id', '=', assignee);
  if (dueBefore) query = query.where(waits).where(nextDue, '<', dueBefore);
  if (dueIn)
    query = query.where(waits).where(nextDue, '>=', dueIn.from).where(nextDue, '<=', dueIn.to);
  if (search) query = query.where((eb) => matches(eb, search));
  const { total } = await query
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    // Tickets that are not waiting are sorted by their last message instead.
    .orderBy(order === 'due' ? sql`case when ${waits} then ${nextDue} end` : 'waiting_since')
    .orderBy(sql`case when not ${waits} then last_at end`, 'desc')
    .orderBy('number')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows, total };
}

/** Returns the number of tickets in each state, and the number of late tickets. */
export async function countStates(
  db: Db,
  now: Date,
): Promise<{ counts: Record<TicketState, number>; late: number }> {
  const rows = await db
    .selectFrom('support_tickets')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .select((eb) =>
      eb.fn.countAll<number>().filterWhere(waits).filterWhere(nextDue, '<', now).as('late'),
    )
    .where('merged_into', 'is', null)
    .groupBy('state')
    .execute();
  const counts = { open: 0, review: 0, answered: 0, closed: 0 };
  for (const row of rows) counts[row.state] = row.count;
  return { counts, late: rows.reduce((sum, row) => sum + row.late, 0) };
}

/** Statistics about the tickets that are waiting for an answer. */
export interface WaitingCounts {
  waiting: number;
  late: number;
  /** Number of tickets that are not yet late but are due by the end of today. */
  due_today: number;
  /** Number of tickets assigned to the given clerk. */
  mine: number;
  /** Time at which the longest current wait began; null if no ticket is waiting. */
  longest_since: Date | null;
}

export async function countWaiting(
  db: Db,
  { now, endOfToday, clerkId }: { now: Date; endOfToday: Date; clerkId: string },
): Promise<WaitingCounts> {
  const { rows } = await sql<WaitingCounts>`
    select count(*) as waiting,
      count(*) filter (where ${nextDue} < ${now}) as late,
      count(*) filter (where ${nextDue} >= ${now} and ${nextDue} <= ${endOfToday}) as due_today,
      count(*) filter (where assignee_id = ${clerkId}) as mine,
      min(waiting_since) as longest_since
    from support_tickets where ${waits}`.execute(db);
  return rows[0] ?? { waiting: 0, late: 0, due_today: 0, mine: 0, longest_since: null };
}

/** Returns up to `limit` late complaints, most overdue first. */
export function lateComplaints(db: Db, now: Date, limit: number): Promise<TicketRow[]> {
  return db
    .selectFrom('support_tickets')
    .selectAll()
    .where('kind', '=', 'complaint')
    .where(waits)
    .where(nextDue, '<', now)
    .orderBy(nextDue)
    .orderBy('number')
    .limit(limit)
    .execute();
}

/**
 * Returns the number of waiting tickets for each responsible clerk, keyed by clerk id. Clerks without waiting tickets
 * are omitted.
 */
export async function waitingByClerk(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('support_tickets')
    .select(['assignee_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where(waits)
    .where('assignee_id', 'is not', null)
    .groupBy('assignee_id')
    .execute();
  return new Map(rows.map(({ assignee_id, count }) => [assignee_id ?? '', count]));
}
