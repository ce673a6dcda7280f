import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { ConversationRow } from './repository.ts';
import { columnOf, requesterOf, type Requester } from './requester.ts';

interface Window {
  limit: number;
  offset: number;
}

interface Listed {
  rows: ConversationRow[];
  total: number;
}

/** Returns a page of the open conversations. Conversations in which the member has waited longest come first. */
export async function openConversations(db: Db, window: Window): Promise<Listed> {
  const open = db.selectFrom('chat_conversations').where('state', '<>', 'ended');
  const [rows, { total }] = await Promise.all([
    open
      .selectAll()
      .orderBy(sql`waiting_since asc nulls last`)
      .orderBy('last_at', 'desc')
      .orderBy('id')
      .limit(window.limit)
      .offset(window.offset)
      .execute(),
    open.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/**
 * Returns a page of the ended conversations, newest first; if `requester` is given, only that requester's
 * conversations.
 */
export async function endedConversations(
  db: Db,
  window: Window,
  requester?: Requester,
): Promise<Listed> {
  let ended = db.selectFrom('chat_conversations').where('state', '=', 'ended');
  if (requester) ended = ended.where(columnOf(requester), '=', requester.id);
  const [rows, { total }] = await Promise.all([
    ended
      .selectAll()
      .orderBy('ended_at', 'desc')
      .orderBy('id')
      .limit(window.limit)
      .offset(window.offset)
      .execute(),
    ended.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Returns the first text or file name that the member or visitor sent in each conversation, by conversation id. */
export async function firstTexts(
  db: Db,
  conversationIds: readonly string[],
): Promise<Map<string, string>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('chat_messages')
    .distinctOn('conversation_id')
    .select(['conversation_id', 'text'])
    .where('conversation_id', 'in', conversationIds)
    .where('author', '=', 'member')
    .where('kind', 'in', ['text', 'file'])
    .orderBy('conversation_id')
    .orderBy('number')
    .execute();
  return new Map(rows.map(({ conversation_id, text }) => [conversation_id, text]));
}

/** Returns up to `limit` other conversations that the given conversation's requester opened, newest first. */
export function earlierConversations(
  db: Db,
  row: ConversationRow,
  limit: number,
): Promise<ConversationRow[]> {
  const requester = requesterOf(row);
  return db
    .selectFrom('chat_conversations')
    .selectAll()
    .where(columnOf(requester), '=', requester.id)
    .where('id', '<>', row.id)
    .orderBy('opened_at', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the number of active conversations per clerk id. Clerks without active conversations are omitted. */
export async function activeCounts(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('chat_conversations')
    .select(['clerk_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('state', '=', 'active')
    .groupBy('clerk_id')
    .execute();
  return new Map(rows.map(({ clerk_id, count }) => [clerk_id ?? '', count]));
}
