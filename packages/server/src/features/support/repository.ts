import { sql, type Generated } from 'kysely';
import type { TicketKind, TicketSource, TicketState, TicketTopic } from '@wl/world/casino/support';
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
  source: TicketSource;
  member_id: string | null;
  name: string;
  email: string;
  /** E-mail address normalised for comparison (`emailKeyOf`). */
  email_key: string;
  /** True if the ticket came by e-mail or from a visitor's chat, and the requester's e-mail address is not verified. */
  is_unverified: boolean;
  language: Language;
  about: string;
  created_at: Date;
  due_at: Date;
  /** Deadline for the final answer to a complaint; null for questions. */
  final_due_at: Date | null;
  /** Time of the last message from the requester or a clerk. */
  last_at: Date;
  /**
   * Time of the requester's first message since the last answer; null if the ticket is not waiting for support. Reset
   * to the current time when a clerk reopens the ticket.
   */
  waiting_since: Date | null;
  /**
   * Time of the last answer, and the clerk who wrote it. A further answer to an answered complaint changes neither. A
   * clerk who answers a second review is stored in `reviewed_by` instead.
   */
  answered_at: Date | null;
  answered_by: string | null;
  reviewed_by: string | null;
  closed_at: Date | null;
  assignee_id: string | null;
  claimed_by: string | null;
  claimed_until: Date | null;
  /** Ticket into which this one was merged. That ticket is never a merged ticket itself. */
  merged_into: string | null;
  rating: number | null;
  rating_comment: string;
  rated_at: Date | null;
  version: number;
}

/** Columns that the caller supplies for a new ticket. All other columns are computed or have default values. */
export type NewTicketRow = Pick<
  TicketRow,
  | 'id'
  | 'key'
  | 'kind'
  | 'topic'
  | 'source'
  | 'member_id'
  | 'name'
  | 'email'
  | 'is_unverified'
  | 'language'
  | 'about'
  | 'created_at'
  | 'due_at'
  | 'final_due_at'
>;

/** Columns that can change after a ticket is opened. */
export type TicketChange = Partial<Omit<TicketRow, keyof NewTicketRow | 'number' | 'version'>> &
  Partial<Pick<TicketRow, 'key' | 'kind' | 'topic' | 'member_id' | 'due_at' | 'final_due_at'>>;

declare module '../../platform/database/database.ts' {
  interface Tables {
    support_tickets: Omit<TicketRow, 'number' | 'rating_comment' | 'version'> & {
      number: Generated<number>;
      rating_comment: Generated<string>;
      version: Generated<number>;
    };
  }
}

export function findTicket(db: Db, id: string): Promise<TicketRow | undefined> {
  return db.selectFrom('support_tickets').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findByNumber(db: Db, number: number): Promise<TicketRow | undefined> {
  return db
    .selectFrom('support_tickets')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Finds and locks a ticket, so that its messages and changes are stored one after another. */
export function lockTicket(tx: Transaction, id: string): Promise<TicketRow | undefined> {
  return tx
    .selectFrom('support_tickets')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Finds and locks the ticket that receives messages addressed to the given ticket: the ticket itself, or the ticket
 * into which it was merged.
 */
export async function lockRoot(tx: Transaction, id: string): Promise<TicketRow | undefined> {
  const asked = await findTicket(tx, id);
  const root = asked && (await lockTicket(tx, asked.merged_into ?? id));
  // If the ticket was merged while this transaction waited for the lock, use the ticket into which it was merged.
  return root?.merged_into ? lockRoot(tx, root.merged_into) : root;
}

export async function mergedInto(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('support_tickets')
    .select('id')
    .where('merged_into', '=', id)
    .execute();
  return rows.map((row) => row.id);
}

/** Updates the tickets that were merged into `from`, so that they are merged into `to` instead. */
export async function moveMerged(tx: Transaction, from: string, to: string): Promise<void> {
  await tx
    .updateTable('support_tickets')
    .set({ merged_into: to })
    .where('merged_into', '=', from)
    .execute();
}

/**
 * Stores a new ticket. The caller must first lock the requester with `countFrom`, so that a simultaneous request with
 * the same idempotency key finds this ticket.
 */
export function insertTicket(tx: Transaction, row: NewTicketRow): Promise<TicketRow> {
  return tx
    .insertInto('support_tickets')
    .values({
      ...row,
      state: 'open',
      last_at: row.created_at,
      waiting_since: row.created_at,
      email_key: emailKeyOf(row.email),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes a locked ticket and increments its version. */
export function updateTicket(
  tx: Transaction,
  id: string,
  change: TicketChange,
): Promise<TicketRow> {
  return tx
    .updateTable('support_tickets')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Requester of a ticket: a member, or a visitor identified only by e-mail address. */
export type Requester = { memberId: string } | { email: string };

/**
 * Returns the number of tickets that a requester has opened since a given time. A visitor's tickets do not count
 * towards the limit of a member with the same e-mail address. Locks the requester until the transaction ends, so that
 * concurrent requests cannot exceed the limit.
 */
export async function countFrom(
  tx: Transaction,
  requester: Requester,
  since: Date,
): Promise<number> {
  const isMember = 'memberId' in requester;
  const name = isMember ? requester.memberId : emailKeyOf(requester.email);
  await sql`select pg_advisory_xact_lock(hashtext(${`support:${name}`}))`.execute(tx);
  const recent = tx
    .selectFrom('support_tickets')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>', since);
  const own = isMember
    ? recent.where('member_id', '=', requester.memberId)
    : recent.where('member_id', 'is', null).where('email_key', '=', name);
  const { count } = await own.executeTakeFirstOrThrow();
  return count;
}

/** Returns a requester's ticket with the given idempotency key; undefined if there is none. */
export function findByKey(
  db: Db,
  requester: Requester,
  key: string,
): Promise<TicketRow | undefined> {
  const withKey = db.selectFrom('support_tickets').selectAll().where('key', '=', key);
  const own =
    'memberId' in requester
      ? withKey.where('member_id', '=', requester.memberId)
      : withKey.where('member_id', 'is', null).where('email', '=', requester.email);
  return own.executeTakeFirst();
}

/**
 * Returns a member's tickets that have had a message since `since`, most recent message first. Omits merged tickets,
 * because they are part of other tickets.
 */
export function ticketsOfMember(db: Db, memberId: string, since: Date): Promise<TicketRow[]> {
  return db
    .selectFrom('support_tickets')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('merged_into', 'is', null)
    .where('last_at', '>=', since)
    .orderBy('last_at', 'desc')
    .orderBy('number', 'desc')
    .execute();
}

/** Returns up to `limit` other tickets from the same requester, newest first. */
export function otherTickets(
  db: Db,
  { id, member_id, email_key }: TicketRow,
  limit: number,
): Promise<TicketRow[]> {
  const others = db
    .selectFrom('support_tickets')
    .selectAll()
    .where('id', '<>', id)
    .where('merged_into', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit);
  const own =
    member_id === null
      ? others.where('member_id', 'is', null).where('email_key', '=', email_key)
      : others.where('member_id', '=', member_id);
  return own.execute();
}
