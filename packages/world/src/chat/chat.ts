/** Live chat with support (specification §7, decisions §11). */

export const CHAT_MAX_TEXT = 2000;
/** Maximum length of a visitor's name. */
export const CHAT_MAX_NAME = 80;
/** Maximum length of a clerk's note to colleagues and of a member's comment on a rating. */
export const CHAT_MAX_NOTE = 1000;
/** Maximum number of messages in a response. Clients read longer conversations page by page. */
export const CHAT_PAGE_SIZE = 100;
/** Number of years for which conversations are kept after they ended, as for questions to support (trust P3). */
export const CHAT_KEPT_YEARS = 1;

const HOUR_MS = 60 * 60_000;
/** Time in milliseconds after the last answer when a conversation ends automatically if the member does not reply. */
export const CHAT_IDLE_MS = 24 * HOUR_MS;
/** Time in milliseconds after the end of a conversation within which the member can rate it. */
export const CHAT_RATING_MS = 7 * 24 * HOUR_MS;

/** Time in milliseconds after an answer when it is sent by e-mail if the member has not read it. */
export const CHAT_EMAIL_AFTER_MS = 10 * 60_000;

/** `waiting`: no clerk has taken the conversation. `active`: one clerk answers it. */
export const chatStates = ['waiting', 'active', 'ended'] as const;
export type ChatState = (typeof chatStates)[number];

/**
 * Kinds of messages. Only `text` is written by the member or a clerk for each other. `file` is a file that one of them
 * attached (the text is its name). `note` is for clerks only. The others record what happened: a clerk `joined` the
 * conversation, put it back in the queue (`returned`) or opened a `ticket` about it (the text is the ticket's number), or
 * the conversation `ended`. Only clerks see that a visitor `confirmed` the address (the text is the address), or
 * `signed_in` as the member whose conversation it now is (the text is the name and address that the visitor had given).
 */
export const chatMessageKinds = [
  'text',
  'file',
  'note',
  'joined',
  'returned',
  'ticket',
  'ended',
  'confirmed',
  'signed_in',
] as const;
export type ChatMessageKind = (typeof chatMessageKinds)[number];

/** Kinds of messages that members see. */
export const chatKindsForMembers = [
  'text',
  'file',
  'joined',
  'returned',
  'ticket',
  'ended',
] as const;

/** Returns true if members and visitors see messages of this kind. */
export const isForMembers = (kind: ChatMessageKind): boolean =>
  (chatKindsForMembers as readonly ChatMessageKind[]).includes(kind);

/** Time in milliseconds for which the link that confirms a visitor's address is valid. */
export const CHAT_CONFIRM_MS = 3 * 24 * HOUR_MS;
/** Time in milliseconds after which a visitor who has written nothing is deleted. */
export const CHAT_SILENT_VISITOR_MS = 24 * HOUR_MS;
/** Maximum number of e-mails per day that ask one address for a confirmation. */
export const CHAT_CONFIRMATIONS_PER_DAY = 5;

/** Maximum length of a file's name. */
export const CHAT_MAX_FILE_NAME = 120;

/** Author of a message. `member` is also a visitor. `system`: for example, the conversation ended because nobody wrote. */
export const chatAuthors = ['member', 'clerk', 'system'] as const;
export type ChatAuthor = (typeof chatAuthors)[number];

/** Ratings from 1 (very dissatisfied) to 5 (very satisfied). */
export const CHAT_MAX_RATING = 5;
