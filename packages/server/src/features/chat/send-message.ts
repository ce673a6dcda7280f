import type { ChatConversation, ChatMessage } from '@wl/contract/chat';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { memberById } from '../members/index.ts';
import { addMessage } from './add-message.ts';
import {
  findConversation,
  findMessage,
  lockOpen,
  openConversation,
  type ChatMessageRow,
  type ConversationRow,
} from './repository.ts';
import { wireConversation, wireMessages } from './wire.ts';

/** Message of a member: a text, or a file with its name. */
interface Sent {
  id: string;
  kind: 'text' | 'file';
  text: string;
}

/** Stores further rows of a new message, in its transaction. */
type StoreMore = (tx: Transaction, message: ChatMessageRow) => Promise<void>;

/**
 * Stores a member's message. Opens a conversation if the member has no open one. A repeated request returns the message
 * that the first one stored.
 * @throws DomainError chat.id_reused · chat.elsewhere if an outside widget has replaced the chat
 */
export async function sendMessage(
  deps: Deps,
  memberId: string,
  sent: Sent,
  storeMore?: StoreMore,
): Promise<{ conversation: ChatConversation; message: ChatMessage }> {
  return deps.transaction(async (tx) => {
    const now = deps.clock.now();
    const { row, message } =
      (await sentBefore(tx, memberId, sent)) ??
      (await store(deps, tx, memberId, { sent, storeMore }));
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
  memberId: string,
  { id, kind, text }: Sent,
): Promise<Stored | undefined> {
  const message = await findMessage(tx, id);
  if (!message) return undefined;
  const row = await findConversation(tx, message.conversation_id);
  const isSame =
    row?.member_id === memberId &&
    message.author === 'member' &&
    message.kind === kind &&
    message.text === text;
  if (!isSame) throw new DomainError('chat.id_reused');
  return { row, message };
}

async function store(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  { sent, storeMore }: { sent: Sent; storeMore: StoreMore | undefined },
): Promise<Stored> {
  // Nobody answers here any more. Messages that were stored before are still shown.
  if (deps.config.chatWidget) throw new DomainError('chat.elsewhere');
  const at = deps.clock.now();
  const row = (await lockOpen(tx, memberId)) ?? (await opened(tx, memberId, at));
  // A simultaneous request with the same id can have stored the message while this one waited for the lock.
  const meanwhile = await sentBefore(tx, memberId, sent);
  if (meanwhile) return meanwhile;
  return addMessage(deps, tx, row, { ...sent, author: 'member', clerk_id: null, at }, storeMore);
}

/** Opens a conversation and returns it, locked. If a simultaneous request opens one first, returns that one. */
async function opened(tx: Transaction, memberId: string, at: Date): Promise<ConversationRow> {
  const member = await memberById(tx, memberId);
  if (!member) throw new DomainError('request.not_found');
  await openConversation(tx, { id: uuidv7(), memberId, language: member.language, at });
  const row = await lockOpen(tx, memberId);
  // Another request can open and end a conversation between these two statements. Clients repeat the call.
  if (!row) throw new Error('the conversation was ended while it was opened');
  return row;
}
