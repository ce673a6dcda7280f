import type { ChatConversation, ChatMessage } from '@wl/contract/chat';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { memberById } from '../members/index.ts';
import { addNewMessage, type StoreMore } from './add-message.ts';
import {
  findConversation,
  findMessage,
  lockOpen,
  openConversation,
  type ConversationRow,
} from './repository.ts';
import { viewsOf, type Views } from './views.ts';
import { askForConfirmation } from './visitors/confirm-address.ts';
import { keepVisitor, type VisitorRow } from './visitors/visitors-repository.ts';
import { isOwnedBy, type Requester } from './requester.ts';

/** Message from a member or visitor. `text` contains the message's text or, for a file, its name. */
interface Sent {
  id: string;
  kind: 'text' | 'file';
  text: string;
}

/**
 * Stores a message from a member or visitor. Opens a conversation if the requester has no open one. A repeated request
 * returns the message that the first request stored.
 * @throws DomainError chat.id_reused · chat.visitor_unknown · chat.elsewhere if an external widget has replaced the
 *   chat
 */
export async function sendMessage(
  deps: Deps,
  requester: Requester,
  sent: Sent,
  storeMore?: StoreMore,
): Promise<{ conversation: ChatConversation; message: ChatMessage }> {
  return deps.transaction(async (tx) => {
    const views = await store(deps, tx, requester, { sent, storeMore });
    return { conversation: await views.conversation(), message: await views.message() };
  });
}

async function store(
  deps: Deps,
  tx: Transaction,
  requester: Requester,
  { sent, storeMore }: { sent: Sent; storeMore: StoreMore | undefined },
): Promise<Views> {
  const at = deps.clock.now();
  const visitor = requester.kind === 'visitor' ? await keepVisitor(tx, requester.id) : undefined;
  if (requester.kind === 'visitor' && !visitor) throw new DomainError('chat.visitor_unknown');
  const open = await lockOpen(tx, requester);
  const isReplaced = deps.config.chatWidget !== undefined;
  if (!open || isReplaced) {
    const before = await sentBefore(tx, requester, sent, at);
    if (before) return before;
  }
  // If an external widget has replaced this chat, reject new messages, because clerks no longer answer them. Earlier
  // messages can still be read.
  if (isReplaced) throw new DomainError('chat.elsewhere');
  const row = open ?? (await opened(tx, requester, at, visitor));
  const message = { ...sent, author: 'member', clerk_id: null, at } as const;
  const added = await addNewMessage(deps, tx, row, message, storeMore);
  if (added && visitor) await askForConfirmation(deps, tx, visitor);
  const views = added?.views ?? (await sentBefore(tx, requester, sent, at));
  if (!views) throw new Error('a message that is not new is stored');
  return views;
}

/**
 * Returns the message that an earlier request with this id stored, as the requester and the clerks see it; undefined if
 * the id is new.
 * @throws DomainError chat.id_reused if that message has another sender, kind or text
 */
async function sentBefore(
  tx: Transaction,
  requester: Requester,
  { id, kind, text }: Sent,
  now: Date,
): Promise<Views | undefined> {
  const message = await findMessage(tx, id);
  if (!message) return undefined;
  const row = await findConversation(tx, message.conversation_id);
  const isSame =
    row !== undefined &&
    isOwnedBy(row, requester) &&
    message.author === 'member' &&
    message.kind === kind &&
    message.text === text;
  if (!isSame) throw new DomainError('chat.id_reused');
  return viewsOf(tx, row, message, now);
}

/**
 * Opens a conversation and returns it, locked. If a simultaneous request opens one first, returns that conversation
 * instead.
 */
async function opened(
  tx: Transaction,
  requester: Requester,
  at: Date,
  visitor: VisitorRow | undefined,
): Promise<ConversationRow> {
  const language = visitor?.language ?? (await memberById(tx, requester.id))?.language;
  if (!language) throw new DomainError('request.not_found');
  await openConversation(tx, { id: uuidv7(), requester, language, at });
  const row = await lockOpen(tx, requester);
  // Another request may have ended the conversation before it was locked. The error makes the client try again.
  if (!row) throw new Error('the conversation was ended while it was opened');
  return row;
}
