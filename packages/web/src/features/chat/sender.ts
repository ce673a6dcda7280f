/** Sends the messages of the member or visitor from the outbox, and keeps the outbox and the draft in session storage. */
import { sendChatMessage } from '@wl/contract/chat';
import { create } from 'zustand';
import { ApiError, request } from '../../app/request.ts';
import { readKept, writeKept } from './kept.ts';
import { hearChat } from './live.ts';
import {
  addUnsent,
  nextUnsent,
  type Outbox,
  recordFailure,
  removeUnsent,
  retryUnsent,
} from './outbox.ts';
import { receiveMessage, useChat } from './store.ts';
import { asVisitor, onRequester, requesterNow } from './visitor.ts';

/** Time in ms after which an attempt fails. Without this limit, a hanging request would block all later messages. */
const TIMEOUT_MS = 30_000;
const TOO_MANY_REQUESTS = 429;

export const useOutbox = create<{ unsent: Outbox }>(() => ({ unsent: [] }));

function change(next: (unsent: Outbox) => Outbox): void {
  const { unsent } = useOutbox.getState();
  const changed = next(unsent);
  if (changed === unsent) return;
  useOutbox.setState({ unsent: changed });
  const requester = requesterNow();
  if (requester !== undefined) writeKept(requester, { unsent: changed });
}

/** Removes messages from the unsent list once the server has stored them or the member has deleted them. */
const confirm = (ids: Iterable<string>): void =>
  change((unsent) => removeUnsent(unsent, new Set(ids)));

/**
 * Returns true if the error is temporary, so that a retry may succeed. Despite such an error, the server may already
 * have stored the message.
 */
const isTemporary = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status < 400 ||
  error.status >= 500 ||
  error.status === TOO_MANY_REQUESTS;

async function attempt(id: string, text: string): Promise<void> {
  const requester = requesterNow();
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { data } = await request(sendChatMessage, {
      body: { id, text },
      signal,
      ...asVisitor(),
    });
    if (requesterNow() !== requester) return;
    receiveMessage(data);
    confirm([id]);
  } catch (error) {
    if (requesterNow() === requester)
      change((unsent) => recordFailure(unsent, id, error, isTemporary(error)));
  }
}

let isSending = false;

/** Sends the waiting messages, one at a time. */
async function sendAll(): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    for (;;) {
      const next = nextUnsent(useOutbox.getState().unsent);
      if (!next) return;
      await attempt(next.id, next.text);
    }
  } finally {
    isSending = false;
  }
}

/** Adds a message to the outbox and sends it after the earlier messages. */
export function sendMessage(text: string): void {
  const at = new Date().toISOString();
  change((unsent) => addUnsent(unsent, { id: crypto.randomUUID(), text, at }));
  void sendAll();
}

/** Sends all failed messages again, in order, and also the rejected message with the given id. */
export function retryMessages(id?: string): void {
  change((unsent) => retryUnsent(unsent, id));
  void sendAll();
}

/** Removes a rejected message from the outbox. */
export const deleteMessage = (id: string): void => confirm([id]);

function takeUp(): void {
  const requester = requesterNow();
  useOutbox.setState({ unsent: requester === undefined ? [] : readKept(requester).unsent });
  void sendAll();
}

onRequester(takeUp);
// Remove messages from the outbox once they appear in the conversation, because the responses to the requests that sent
// them may have been lost.
useChat.subscribe(({ chat }) => {
  if (chat) confirm(chat.messages.map(({ id }) => id));
});
hearChat({ reconnected: retryMessages });
addEventListener('online', () => retryMessages());
takeUp();
