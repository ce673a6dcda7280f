/** Table talk: the chat of members at a shared table. */

/** Maximum length of a message in characters. */
export const TABLE_CHAT_MAX_TEXT = 200;
/** Minimum time in milliseconds between two messages from the same member at one table. */
export const TABLE_CHAT_EVERY_MS = 10_000;
/** Maximum number of recent messages shown at a table. */
export const TABLE_CHAT_SHOWN = 50;
/** Number of messages before the reported message that a report includes. */
export const TABLE_CHAT_CONTEXT = 5;
/**
 * Number of days after which a message is deleted from the chat. If the message was reported, the support ticket still
 * contains a copy.
 */
export const TABLE_CHAT_KEPT_DAYS = 30;
/** Maximum number of authors that a member can block. */
export const TABLE_CHAT_MAX_BLOCKS = 500;
/** Maximum number of hours for which a clerk can silence a member. */
export const TABLE_CHAT_MAX_SILENCE_HOURS = 24 * 365;
