import type { Transaction } from '../../platform/database/database.ts';
import { conversationColumns, type ChatMessageRow, type ConversationRow } from './repository.ts';

/** Columns of a conversation that a message can change. */
const changedByMessage = [
  'member_id',
  'visitor_id',
  'state',
  'clerk_id',
  'ended_at',
  'waiting_since',
  'last_number',
  'last_at',
  'last_text',
  'read_by_member',
  'read_by_clerk',
  'email_at',
  'ticket_id',
] as const satisfies readonly (keyof ConversationRow)[];

/** Changes that a message can make to its conversation. */
export type ChangeByMessage = Partial<Pick<ConversationRow, (typeof changedByMessage)[number]>>;

const STORE_MESSAGE = `with stored as (
    insert into chat_messages (conversation_id, number, id, kind, author, clerk_id, text, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (id) do nothing
    returning conversation_id
  )
  update chat_conversations
  set ${changedByMessage.map((column, place) => `${column} = $${place + 9}`).join()}, version = version + 1
  where id in (select conversation_id from stored)
  returning ${conversationColumns.join()}`;

/**
 * Stores a message and the changes to its conversation in one statement. Returns the changed conversation. If a message
 * with this id is already stored, changes nothing and returns undefined.
 * @param before the conversation, which must be locked
 */
export async function storeMessage(
  tx: Transaction,
  before: ConversationRow,
  message: Omit<ChatMessageRow, 'conversation_id'>,
  change: ChangeByMessage,
): Promise<ConversationRow | undefined> {
  const { number, id, kind, author, clerk_id, text, at } = message;
  const after = { ...before, ...change };
  const { rows } = await tx.client.query<ConversationRow>({
    name: 'chat_store_message',
    text: STORE_MESSAGE,
    values: [
      ...[before.id, number, id, kind, author, clerk_id, text, at],
      ...changedByMessage.map((column) => after[column]),
    ],
  });
  return rows[0];
}
