import type { ErrorTable } from './error-table.ts';

/** Errors of table talk (the chat at shared tables) and of requests to void rounds. */
export const tablesChatErrors = {
  'tables.chat_insult': [
    422,
    'Your message was not sent, because it contains an insult or a vulgar word.',
    'table',
  ],
  'tables.chat_phone': [
    422,
    'Your message was not sent. Telephone numbers are not allowed in table talk.',
    'table',
  ],
  'tables.chat_link': [
    422,
    'Your message was not sent. Web addresses are not allowed. If your message has none, put a space after each full stop.',
    'table',
  ],
  'tables.chat_contact': [
    422,
    'Your message was not sent. E-mail addresses and contact details for other services are not allowed.',
    'table',
  ],
  'tables.chat_letters': [
    422,
    'Your message was not sent, because messages can only be checked in the Latin alphabet.',
    'table',
  ],
  'tables.chat_slow': [
    429,
    'You can send your next message at this table in {seconds} s.',
    'table',
  ],
  'tables.chat_silenced': [
    403,
    'Support has silenced you in table talk. You can write again in {minutes} min.',
    'table',
  ],
  'tables.chat_unknown': [404, 'This message no longer exists.', 'table'],
  'tables.chat_own': [422, 'You cannot report your own message or block yourself.', 'table'],
  'tables.chat_too_many_blocks': [
    409,
    'Your list of blocked travellers is full. Unblock one first.',
    'table',
  ],
  'tables.chat_id_reused': [
    409,
    'This message has already been sent with a different text or at another table. Write a new message.',
    'table',
  ],
  'tables.round_unknown': [404, 'This table has no round with this number.', 'office tables'],
  'tables.round_is_void': [409, 'This round is already void.', 'office tables'],
  'tables.void_waiting': [
    409,
    'Another clerk has already requested that this round be voided.',
    'office tables',
  ],
  'tables.void_decided': [
    409,
    'A decision on this request has already been made.',
    'office tables',
  ],
} as const satisfies ErrorTable;
