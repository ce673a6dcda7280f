import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishMessage } from './publish-chat.ts';
import {
  changeConversation,
  insertMessage,
  type ChatMessageRow,
  type ConversationChange,
  type ConversationRow,
  type NewMessage,
} from './repository.ts';
import { changeBy } from './rules.ts';

/** Stores further rows of a new message, in its transaction. */
export type StoreMore = (tx: Transaction, message: ChatMessageRow) => Promise<void>;

/**
 * Stores the next message of a locked conversation with the changes that it causes, and publishes both.
 * @param change further changes of the conversation, such as its new state
 * @param storeMore stores further rows of the message before it is published
 */
export async function addMessage(
  deps: Deps,
  tx: Transaction,
  row: ConversationRow,
  { change = {}, ...message }: NewMessage & { change?: ConversationChange },
  storeMore?: StoreMore,
): Promise<{ row: ConversationRow; message: ChatMessageRow }> {
  const stored = await insertMessage(tx, row, message);
  await storeMore?.(tx, stored);
  const after = await changeConversation(tx, row.id, { ...changeBy(row, message), ...change });
  await publishMessage(deps, tx, { before: row, after, message: stored });
  return { row: after, message: stored };
}
