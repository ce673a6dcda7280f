/** Live chat with support (specification §7, decisions §11). */

export const CHAT_MAX_TEXT = 2000;
/** Maximum length of a visitor's name, in characters. */
export const CHAT_MAX_NAME = 80;
/**
 * Maximum length, in characters, of a clerk's note to colleagues and of the comment that accompanies a member's rating.
 */
export const CHAT_MAX_NOTE = 1000;
/** Maximum number of messages in a response. Clients request longer conversations page by page. */
export const CHAT_PAGE_SIZE = 100;
/** Number of years for which ended conversations are kept; the same as for tickets of kind `question` (trust P3). */
export const CHAT_KEPT_YEARS = 1;

const HOUR_MS = 60 * 60_000;
/**
 * Maximum time in milliseconds between support's last answer and the member's reply. If the member does not reply in
 * time, the conversation ends automatically.
 */
export const CHAT_IDLE_MS = 24 * HOUR_MS;
/** Time in milliseconds for which the member can rate a conversation after it has ended. */
export const CHAT_RATING_MS = 7 * 24 * HOUR_MS;

/** Time in milliseconds after which an unread answer is e-mailed to the member. */
export const CHAT_EMAIL_AFTER_MS = 10 * 60_000;

/** States of a conversation. `waiting`: no clerk has taken it yet. `active`: a clerk is handling it. */
export const chatStates = ['waiting', 'active', 'ended'] as const;
export type ChatState = (typeof chatStates)[number];

/**
 * Kinds of messages.
 * - `text`: a message that the member or a clerk wrote.
 * - `file`: a file that the member or a clerk attached. The text is the file's name.
 * - `note`: a note that only clerks see.
 * - `joined`, `returned`: a clerk joined the conversation or put it back in the queue.
 * - `ticket`: a clerk opened a ticket about the conversation. The text is the ticket's number.
 * - `ended`: the conversation ended.
 * - `confirmed`: a visitor confirmed an e-mail address. The text is that address. Only clerks see this message.
 * - `signed_in`: a visitor signed in, and the conversation now belongs to that member. The text is the name and address
 * that the visitor had given. Only clerks see this.
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
/** Time in milliseconds after which the record of a visitor who has written nothing is deleted. */
export const CHAT_SILENT_VISITOR_MS = 24 * HOUR_MS;
/** Maximum number of confirmation e-mails sent to one address per day. */
export const CHAT_CONFIRMATIONS_PER_DAY = 5;

export const CHAT_MAX_FILE_NAME = 120;

/**
 * Authors of messages. Visitors' messages also have the author `member`. `system` messages are written by the server,
 * for example to announce that a conversation has ended because of inactivity.
 */
export const chatAuthors = ['member', 'clerk', 'system'] as const;
export type ChatAuthor = (typeof chatAuthors)[number];

/** Maximum rating. Ratings range from 1 (very dissatisfied) to 5 (very satisfied). */
export const CHAT_MAX_RATING = 5;
