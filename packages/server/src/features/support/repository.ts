import { sql, type Generated } from 'kysely';
import type { TicketKind, TicketState, TicketTopic } from '@wl/world/casino/support';
import type { Language } from '@wl/world/languages';
import { emailKeyOf } from '../../platform/email/email-address.ts';
import type { Db, Transaction } from '../../platform/database/database.ts';

export interface TicketRow {
  id: string;
  number: number;
  key: string;
  kind: TicketKind;
  topic: TicketTopic;
  state: TicketState;
  member_id: string | null;
  name: string;
  email: string;
  /** E-mail address normalised for comparison (`emailKeyOf`). */
  email_key: string;
  language: Language;
  about: string;
  created_at: Date;
  due_at: Date;
  answered_at: Date | null;
  answered_by: string | null;
  reviewed_by: string | null;
  claimed_by: string | null;
  claimed_until: Date | null;
}

export interface MessageRow {
  id: string;
  enquiry_id: string;
  clerk_id: string | null;
  text: string;
  at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    enquiries: Omit<TicketRow, 'number'> & { number: Generated<number> };
    enquiries_messages: MessageRow;
  }
}

export function findTicket(db: Db, id: string): Promise<TicketRow | undefined> {
  return db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds and locks a ticket, so that two clerks cannot answer it at the same time. */
export function lockTicket(tx: Transaction, id: string): Promise<TicketRow | undefined> {
  return tx.selectFrom('enquiries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * Stores a new ticket. The caller must first lock the sender with `countFrom`, so that the key of a simultaneous
 * duplicate is found.
 */
export function insertTicket(
  tx: Transaction,
  row: Omit<
    TicketRow,
    | 'number'
    | 'email_key'
    | 'answered_at'
    | 'answered_by'
    | 'reviewed_by'
    | 'claimed_by'
    | 'claimed_until'
  >,
): Promise<TicketRow> {
  return tx
    .insertInto('enquiries')
    .values({
      ...row,
      email_key: emailKeyOf(row.email),
      answered_at: null,
      answered_by: null,
      reviewed_by: null,
      claimed_by: null,
      claimed_until: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateTicket(
  tx: Transaction,
  id: string,
  change: Partial<Omit<TicketRow, 'id' | 'number' | 'key'>>,
): Promise<TicketRow> {
  return tx
    .updateTable('enquiries')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function insertMessage(tx: Transaction, row: MessageRow): Promise<void> {
  await tx.insertInto('enquiries_messages').values(row).execute();
}

/** Returns all messages of these tickets, oldest first. */
export function messagesOf(db: Db, ticketIds: readonly string[]): Promise<MessageRow[]> {
  if (ticketIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('enquiries_messages')
    .selectAll()
    .where('enquiry_id', 'in', ticketIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Sender of a ticket: a member, or a visitor identified only by e-mail address. */
export type Sender = { memberId: string } | { email: string };

/**
 * Returns the number of tickets from a sender since a given time. A visitor's tickets do not count for a member with
 * the same e-mail address. Locks the sender until the transaction ends, so that concurrent requests cannot exceed the
 * limit.
 */
export async function countFrom(tx: Transaction, sender: Sender, since: Date): Promise<number> {
  const isMember = 'memberId' in sender;
  const name = isMember ? sender.memberId : emailKeyOf(sender.email);
  await sql`select pg_advisory_xact_lock(hashtext(${`enquiries:${name}`}))`.execute(tx);
  const recent = tx
    .selectFrom('enquiries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>', since);
  const own = isMember
    ? recent.where('member_id', '=', sender.memberId)
    : recent.where('member_id', 'is', null).where('email_key', '=', name);
  const { count } = await own.executeTakeFirstOrThrow();
  return count;
}

/** Returns a sender's ticket with the given idempotency key; undefined if there is none. */
export function findByKey(db: Db, sender: Sender, key: string): Promise<TicketRow | undefined> {
  const withKey = db.selectFrom('enquiries').selectAll().where('key', '=', key);
  const own =
    'memberId' in sender
      ? withKey.where('member_id', '=', sender.memberId)
      : withKey.where('member_id', 'is', null).where('email', '=', sender.email);
  return own.executeTakeFirst();
}

export function ticketsOfMember(db: Db, memberId: string, since: Date): Promise<TicketRow[]> {
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Returns a page of tickets in one state. Waiting tickets are sorted by promised answer time, others newest first. */
export async function pageOf(
  db: Db,
  state: TicketState,
  window: { limit: number; offset: number },
): Promise<TicketRow[]> {
  const waits = state === 'open' || state === 'review';
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where('state', '=', state)
    .orderBy(waits ? 'due_at' : 'created_at', waits ? 'asc' : 'desc')
    .orderBy('id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export async function countStates(
  db: Db,
  now: Date,
): Promise<{ counts: Record<TicketState, number>; late: number }> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .select(
      sql<number>`count(*) filter (where state in ('open', 'review') and due_at < ${now})`.as(
        'late',
      ),
    )
    .groupBy('state')
    .execute();
  const counts = { open: 0, review: 0, answered: 0, closed: 0 };
  let late = 0;
  for (const row of rows) {
    counts[row.state] = row.count;
    late += Number(row.late);
  }
  return { counts, late };
}

/** Deletes tickets of a kind created before `before`, with their messages. */
export async function deleteOlder(db: Db, kind: TicketKind, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('enquiries')
    .where('kind', '=', kind)
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
