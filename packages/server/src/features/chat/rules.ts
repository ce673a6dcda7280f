import { CHAT_EMAIL_AFTER_MS, CHAT_IDLE_MS, CHAT_RATING_MS } from '@wl/world/chat/chat';
import { isForOtherSide } from '@wl/world/chat/other-side';
import type { ErrorCode } from '@wl/contract/errors';
import type { ChatMessageRow, ConversationRow, NewMessage } from './repository.ts';
import type { ChangeByMessage } from './store-message-repository.ts';

/** Maximum length, in characters, of a text shown in a list of conversations. */
const PREVIEW_LENGTH = 120;

/** Returns the beginning of a text as a single line. */
export function previewOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const characters = [...line];
  return characters.length > PREVIEW_LENGTH
    ? `${characters.slice(0, PREVIEW_LENGTH - 1).join('')}…`
    : line;
}

/** Returns true if the conversation ended recently enough for the requester to rate it. */
export const canRate = (row: Pick<ConversationRow, 'ended_at'>, now: Date): boolean =>
  row.ended_at !== null && now.getTime() - row.ended_at.getTime() < CHAT_RATING_MS;

/** Returns the cutoff for idle conversations. A conversation is idle if its last message was sent before this time. */
export const idleBefore = (now: Date): Date => new Date(now.getTime() - CHAT_IDLE_MS);

/**
 * Returns true if a conversation is idle and can be ended automatically. A conversation in which the requester is
 * waiting for an answer is never idle.
 */
export const isIdle = (
  row: Pick<ConversationRow, 'state' | 'waiting_since' | 'last_at'>,
  now: Date,
): boolean => row.state !== 'ended' && row.waiting_since === null && row.last_at < idleBefore(now);

/** Returns an error code if this clerk may not answer or end the conversation now; undefined otherwise. */
export function refusal(
  row: Pick<ConversationRow, 'state' | 'clerk_id'>,
  clerkId: string,
): ErrorCode | undefined {
  if (row.state === 'ended') return 'chat.ended';
  return row.clerk_id === clerkId ? undefined : 'chat.not_yours';
}

/**
 * Returns the changes that a new message makes to its conversation. A member's text starts the wait for an answer, and
 * a clerk's text ends the wait. The author's read mark moves to the new message. Notes and events do not affect the
 * wait.
 */
export function changeBy(row: ConversationRow, { kind, author, text, at }: NewMessage) {
  const number = row.last_number + 1;
  const change: ChangeByMessage = { last_number: number, last_at: at };
  if (author === 'clerk') change.read_by_clerk = number;
  if (!isForOtherSide(kind)) return change;
  change.last_text = previewOf(text);
  if (author === 'member') {
    change.read_by_member = number;
    change.waiting_since = row.waiting_since ?? at;
  }
  if (author === 'clerk') change.waiting_since = null;
  return change;
}

/**
 * Returns the answers that the member has neither read in the chat nor received by e-mail, in order.
 * @param messages the conversation's messages that the member can see
 */
export const unreadAnswers = <Message extends Pick<ChatMessageRow, 'author' | 'kind' | 'number'>>(
  row: Pick<ConversationRow, 'read_by_member' | 'emailed_to'>,
  messages: readonly Message[],
): Message[] =>
  messages.filter(
    ({ author, kind, number }) =>
      author === 'clerk' &&
      isForOtherSide(kind) &&
      number > Math.max(row.read_by_member, row.emailed_to),
  );

/** Maximum difference between the server's clock and the database's clock, in milliseconds. */
const CLOCK_DIFFERENCE_MS = 5_000;

/** Returns true if an answer is old enough to be sent in the e-mail about unread answers. */
export const isEmailDue = (answeredAt: Date, now: Date): boolean =>
  now.getTime() - answeredAt.getTime() >= CHAT_EMAIL_AFTER_MS - CLOCK_DIFFERENCE_MS;

/** Returns the time at which an unread answer is sent by e-mail. */
export const emailTime = (answeredAt: Date): Date =>
  new Date(answeredAt.getTime() + CHAT_EMAIL_AFTER_MS);

/**
 * Returns true if the e-mail about unread answers is already scheduled for a time after this answer. That e-mail then
 * contains this answer too.
 */
export const isEmailPlanned = (
  { email_at }: Pick<ConversationRow, 'email_at'>,
  answeredAt: Date,
): boolean => email_at !== null && email_at > answeredAt;

/** Returns true if the change is visible in the list of conversations, and not only in the conversation itself. */
export const changesList = (before: ConversationRow, after: ConversationRow): boolean =>
  before.last_number === 0 ||
  before.state !== after.state ||
  before.clerk_id !== after.clerk_id ||
  before.member_id !== after.member_id ||
  (before.waiting_since === null) !== (after.waiting_since === null) ||
  before.rating !== after.rating;
