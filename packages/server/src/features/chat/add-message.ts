import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishMessage } from './publish-chat.ts';
import type { ChatMessageRow, ConversationRow, NewMessage } from './repository.ts';
import { changeBy } from './rules.ts';
import { storeMessage, type ChangeByMessage } from './store-message-repository.ts';
import { viewsOf, type Views } from './views.ts';

/** Function that stores additional rows for a new message, in the same transaction. */
export type StoreMore = (tx: Transaction, message: ChatMessageRow) => Promise<void>;

/** New message (`message`), its updated conversation (`row`), and both as clients receive them (`views`). */
export interface Added {
  row: ConversationRow;
  message: ChatMessageRow;
  views: Views;
}

/** New message. `change` lists extra changes to its conversation, beyond the changes that every message causes. */
export type MessageToAdd = NewMessage & { change?: ChangeByMessage };

/**
 * Stores the next message of a locked conversation and the resulting changes to the conversation. Publishes the message
 * and the changes. The id of the message must be new.
 * @param message its `change` contains further changes to the conversation, such as the new state
 */
export async function addMessage(
  deps: Deps,
  tx: Transaction,
  row: ConversationRow,
  message: MessageToAdd,
): Promise<Added> {
  const added = await addNewMessage(deps, tx, row, message);
  if (!added) throw new Error('the id of the message is new');
  return added;
}

/**
 * Adds a message in the same way as `addMessage`, but with an id that a client generated. If a message with this id is
 * already stored, changes nothing and returns undefined.
 * @param storeMore stores additional rows for the message before it is published
 */
export async function addNewMessage(
  deps: Deps,
  tx: Transaction,
  before: ConversationRow,
  { change = {}, ...fields }: MessageToAdd,
  storeMore?: StoreMore,
): Promise<Added | undefined> {
  const message = { ...fields, conversation_id: before.id, number: before.last_number + 1 };
  const row = await storeMessage(tx, before, message, { ...changeBy(before, fields), ...change });
  if (!row) return undefined;
  await storeMore?.(tx, message);
  const views = viewsOf(tx, row, message, deps.clock.now());
  await publishMessage(deps, tx, { before, after: row, message, views });
  return { row, message, views };
}
