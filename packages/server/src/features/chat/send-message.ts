import type { ChatConversation, ChatMessage } from '@wl/contract/chat';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { memberById } from '../members/index.ts';
import { addMessage, type StoreMore } from './add-message.ts';
import {
  findConversation,
  findMessage,
  lockOpen,
  openConversation,
  type ChatMessageRow,
  type ConversationRow,
} from './repository.ts';
import { askForConfirmation } from './visitors/confirm-address.ts';
import { keepVisitor, type VisitorRow } from './visitors/visitors-repository.ts';
import { wireConversation, wireMessages } from './wire.ts';
import { isWrittenBy, type Writer } from './writer.ts';

/** Message of a member or visitor: a text, or a file with its name. */
interface Sent {
  id: string;
  kind: 'text' | 'file';
  text: string;
}

/**
 * Stores a message of a member or visitor. Opens a conversation if the writer has no open one. A repeated request returns
 * the message that the first one stored.
 * @throws DomainError chat.id_reused · chat.visitor_unknown · chat.elsewhere if an outside widget has replaced the chat
 */
export async function sendMessage(
  deps: Deps,
  writer: Writer,
  sent: Sent,
  storeMore?: StoreMore,
): Promise<{ conversation: ChatConversation; message: ChatMessage }> {
  return deps.transaction(async (tx) => {
    const now = deps.clock.now();
    const { row, message } =
      (await sentBefore(tx, writer, sent)) ?? (await store(deps, tx, writer, { sent, storeMore }));
    const [wired] = await wireMessages(tx, [message]);
    if (!wired) throw new Error('each message is shown');
    return { conversation: await wireConversation(tx, row, now), message: wired };
  });
}

interface Stored {
  row: ConversationRow;
  message: ChatMessageRow;
}

/** Returns the message with this id and its conversation; undefined if the id is new. */
async function sentBefore(
  tx: Transaction,
  writer: Writer,
  { id, kind, text }: Sent,
): Promise<Stored | undefined> {
  const message = await findMessage(tx, id);
  if (!message) return undefined;
  const row = await findConversation(tx, message.conversation_id);
  const isSame =
    row !== undefined &&
    isWrittenBy(row, writer) &&
    message.author === 'member' &&
    message.kind === kind &&
    message.text === text;
  if (!isSame) throw new DomainError('chat.id_reused');
  return { row, message };
}

async function store(
  deps: Deps,
  tx: Transaction,
  writer: Writer,
  { sent, storeMore }: { sent: Sent; storeMore: StoreMore | undefined },
): Promise<Stored> {
  // Nobody answers here any more. Messages that were stored before are still shown.
  if (deps.config.chatWidget) throw new DomainError('chat.elsewhere');
  const at = deps.clock.now();
  const visitor = writer.kind === 'visitor' ? await keepVisitor(tx, writer.id) : undefined;
  if (writer.kind === 'visitor' && !visitor) throw new DomainError('chat.visitor_unknown');
  const row = (await lockOpen(tx, writer)) ?? (await opened(tx, writer, at, visitor));
  // A simultaneous request with the same id can have stored the message while this one waited for the lock.
  const meanwhile = await sentBefore(tx, writer, sent);
  if (meanwhile) return meanwhile;
  const message = { ...sent, author: 'member', clerk_id: null, at } as const;
  const stored = await addMessage(deps, tx, row, message, storeMore);
  if (visitor) await askForConfirmation(deps, tx, visitor);
  return stored;
}

/** Opens a conversation and returns it, locked. If a simultaneous request opens one first, returns that one. */
async function opened(
  tx: Transaction,
  writer: Writer,
  at: Date,
  visitor: VisitorRow | undefined,
): Promise<ConversationRow> {
  const language = visitor?.language ?? (await memberById(tx, writer.id))?.language;
  if (!language) throw new DomainError('request.not_found');
  await openConversation(tx, { id: uuidv7(), writer, language, at });
  const row = await lockOpen(tx, writer);
  // Another request can open and end a conversation between these two statements. Clients repeat the call.
  if (!row) throw new Error('the conversation was ended while it was opened');
  return row;
}
