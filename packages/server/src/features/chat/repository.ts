import { sql } from 'kysely';
import {
  chatKindsForMembers,
  type ChatAuthor,
  type ChatMessageKind,
  type ChatState,
} from '@wl/world/chat/chat';
import type { Language } from '@wl/world/languages';
import { columnsOf, type Db, type Transaction } from '../../platform/database/database.ts';
import { columnOf, type Requester } from './requester.ts';

export interface ConversationRow {
  id: string;
  /** Exactly one of these two ids is set, because the requester is either a member or a visitor. */
  member_id: string | null;
  visitor_id: string | null;
  language: Language;
  state: ChatState;
  clerk_id: string | null;
  opened_at: Date;
  ended_at: Date | null;
  waiting_since: Date | null;
  last_number: number;
  last_at: Date;
  last_text: string;
  read_by_member: number;
  read_by_clerk: number;
  /** Number of the last message that was included in an e-mail about unread answers. */
  emailed_to: number;
  /** Time at which the job that e-mails unread answers runs next; null if none is scheduled. */
  email_at: Date | null;
  rating: number | null;
  rating_comment: string;
  ticket_id: string | null;
  version: number;
}

export interface ChatMessageRow {
  conversation_id: string;
  number: number;
  id: string;
  kind: ChatMessageKind;
  author: ChatAuthor;
  clerk_id: string | null;
  text: string;
  at: Date;
}

/** Message without the fields that are derived from its conversation. */
export type NewMessage = Omit<ChatMessageRow, 'conversation_id' | 'number'>;

/** Columns that a change to a conversation can set. `version` is not one of them: each change increments it. */
export type ConversationChange = Partial<
  Omit<ConversationRow, 'id' | 'language' | 'opened_at' | 'version'>
>;

declare module '../../platform/database/database.ts' {
  interface Tables {
    chat_conversations: ConversationRow;
    chat_messages: ChatMessageRow;
  }
}

export const conversationColumns = columnsOf<ConversationRow>({
  id: true,
  member_id: true,
  visitor_id: true,
  language: true,
  state: true,
  clerk_id: true,
  opened_at: true,
  ended_at: true,
  waiting_since: true,
  last_number: true,
  last_at: true,
  last_text: true,
  read_by_member: true,
  read_by_clerk: true,
  emailed_to: true,
  email_at: true,
  rating: true,
  rating_comment: true,
  ticket_id: true,
  version: true,
});

/** Opens a conversation unless the requester already has an open one. */
export async function openConversation(
  tx: Transaction,
  {
    id,
    requester,
    language,
    at,
  }: { id: string; requester: Requester; language: Language; at: Date },
): Promise<void> {
  const column = sql.ref(columnOf(requester));
  await sql`insert into chat_conversations (id, ${column}, language, state, opened_at, last_at)
    values (${id}, ${requester.id}, ${language}, 'waiting', ${at}, ${at})
    on conflict (${column}) where state <> 'ended' do nothing`.execute(tx);
}

export function findConversation(db: Db, id: string): Promise<ConversationRow | undefined> {
  return db.selectFrom('chat_conversations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds and locks a conversation, so that its messages and changes are stored one after another. */
export async function lockConversation(
  tx: Transaction,
  id: string,
): Promise<ConversationRow | undefined> {
  const { rows } = await tx.client.query<ConversationRow>({
    name: 'chat_lock_conversation',
    text: `select ${conversationColumns.join()} from chat_conversations where id = $1 for update`,
    values: [id],
  });
  return rows[0];
}

export function findOpen(db: Db, requester: Requester): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('chat_conversations')
    .selectAll()
    .where(columnOf(requester), '=', requester.id)
    .where('state', '<>', 'ended')
    .executeTakeFirst();
}

export async function lockOpen(
  tx: Transaction,
  requester: Requester,
): Promise<ConversationRow | undefined> {
  const column = columnOf(requester);
  const { rows } = await tx.client.query<ConversationRow>({
    name: `chat_lock_open_by_${column}`,
    text: `select ${conversationColumns.join()} from chat_conversations
      where ${column} = $1 and state <> 'ended' for update`,
    values: [requester.id],
  });
  return rows[0];
}

/** Returns the requester's latest conversation, which may have ended; undefined if there is none. */
export function findLatest(db: Db, requester: Requester): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('chat_conversations')
    .selectAll()
    .where(columnOf(requester), '=', requester.id)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findMessage(db: Db, id: string): Promise<ChatMessageRow | undefined> {
  return db.selectFrom('chat_messages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Changes a locked conversation and increases its version. */
export function changeConversation(
  tx: Transaction,
  id: string,
  change: ConversationChange,
): Promise<ConversationRow> {
  return tx
    .updateTable('chat_conversations')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Raises one side's read mark to a message number.
 * @returns the updated conversation, or undefined if the mark was already at this number or higher
 */
export function raiseRead(
  db: Db,
  id: string,
  side: 'read_by_member' | 'read_by_clerk',
  number: number,
): Promise<ConversationRow | undefined> {
  return db
    .updateTable('chat_conversations')
    .set({ [side]: sql<number>`least(${number}::integer, last_number)` })
    .where('id', '=', id)
    .where(side, '<', sql<number>`least(${number}::integer, last_number)`)
    .returningAll()
    .executeTakeFirst();
}

/** Returns messages whose number is greater than `after`, in order. */
export function messagesAfter(
  db: Db,
  conversationId: string,
  { after, limit, isForMember }: { after: number; limit?: number; isForMember: boolean },
): Promise<ChatMessageRow[]> {
  let messages = db
    .selectFrom('chat_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('number', '>', after)
    .orderBy('number');
  if (isForMember) messages = messages.where('kind', 'in', chatKindsForMembers);
  return (limit === undefined ? messages : messages.limit(limit)).execute();
}

/** Returns the number of texts and files from clerks that the member has not read. */
export async function countUnread(db: Db, row: ConversationRow): Promise<number> {
  if (row.read_by_member === row.last_number) return 0;
  const { rows } = await db.client.query<{ count: number }>({
    name: 'chat_count_unread',
    text: `select count(*) from chat_messages
      where conversation_id = $1 and number > $2 and author = 'clerk' and kind in ('text', 'file')`,
    values: [row.id, row.read_by_member],
  });
  return rows[0]?.count ?? 0;
}

/**
 * Returns the ids of idle conversations. A conversation is idle if it is open, its last message is older than `before`,
 * and the member is not waiting for an answer.
 */
export async function idleSince(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_conversations')
    .select('id')
    .where('state', '<>', 'ended')
    .where('waiting_since', 'is', null)
    .where('last_at', '<', before)
    .orderBy('last_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Moves all of a visitor's conversations to a member. The visitor and the member must not both have an open
 * conversation.
 */
export async function moveConversations(
  tx: Transaction,
  visitorId: string,
  memberId: string,
): Promise<void> {
  await tx
    .updateTable('chat_conversations')
    .set({ member_id: memberId, visitor_id: null })
    .where('visitor_id', '=', visitorId)
    .execute();
}

/**
 * Deletes conversations that ended before `before`, with their messages. Returns the number of deleted conversations.
 */
export async function deleteEnded(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_conversations')
    .where('state', '=', 'ended')
    .where('ended_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
