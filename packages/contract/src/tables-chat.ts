import {
  TABLE_CHAT_EVERY_MS,
  TABLE_CHAT_MAX_TEXT,
  TABLE_CHAT_SHOWN,
} from '@wl/world/chat/table-chat';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, Done, Id, Instant } from './shapes.ts';

const Slug = z.string().check(z.maxLength(64));

/** Pseudonym of an author, which is the same at all tables. It does not reveal the member’s id. */
const Author = z.string().check(z.regex(/^[0-9a-f]{16}$/));

/** Message of a member at a shared table, as everybody sees it. */
export const TableMessage = z.object({
  /** Id that the author's client generates, so that a repeated request adds no second message. */
  id: Id,
  author: Author,
  /** Nickname, or null if the author has not agreed to show it. Pages then show "a traveller from {city}". */
  name: z.nullable(z.string()),
  /** City in which the author was when the message was sent. */
  city: z.string(),
  text: z.string(),
  at: Instant,
});
export type TableMessage = z.infer<typeof TableMessage>;

/** The member's own state in the table chat. */
export const TableTalker = z.object({
  author: Author,
  /** True if the member has agreed to show the nickname to other members and visitors. */
  shows_name: z.boolean(),
  /** Time until which support has silenced the member; null if the member can write. */
  silenced_until: z.nullable(Instant),
  /** Authors whom the member has blocked, most recently blocked first. */
  blocked: z.array(
    z.object({
      author: Author,
      /** Nickname, if the author shows it now; otherwise null. */
      name: z.nullable(z.string()),
      at: Instant,
    }),
  ),
});
export type TableTalker = z.infer<typeof TableTalker>;

/**
 * Payload of `tables.message_added` on `table.<slug>`. It has no `seq`, because `seq` counts only changes to rounds.
 */
export const TableMessageAdded = z.object({ table: z.string(), message: TableMessage });

/** Payload of `tables.message_removed` on `table.<slug>`. */
export const TableMessageRemoved = z.object({ table: z.string(), id: Id });

export const readTableChat = defineCall({
  method: 'GET',
  path: '/tables/:slug/chat',
  auth: 'public',
  summary: `The latest ${TABLE_CHAT_SHOWN} messages of the table talk at a table, oldest first. For members, also their own state in the table talk.`,
  params: z.object({ slug: Slug }),
  reply: data(z.object({ messages: z.array(TableMessage), me: z.nullable(TableTalker) })),
  errors: ['tables.unknown'],
});

export const sendTableMessage = defineCall({
  method: 'POST',
  path: '/tables/:slug/chat',
  auth: 'confirmed',
  gate: 'launch',
  summary: `Sends a message to everybody at a table. It is judged before it is delivered. A member can send one message in ${TABLE_CHAT_EVERY_MS / 1000} s at each table. Repeating the call with the same id adds no second message.`,
  params: z.object({ slug: Slug }),
  body: z.object({
    id: Id,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(TABLE_CHAT_MAX_TEXT)),
  }),
  reply: data(z.object({ message: TableMessage })),
  errors: [
    'tables.unknown',
    'tables.closed',
    'tables.chat_insult',
    'tables.chat_phone',
    'tables.chat_link',
    'tables.chat_contact',
    'tables.chat_letters',
    'tables.chat_slow',
    'tables.chat_silenced',
    'tables.chat_id_reused',
  ],
  rate: { max: 40, perSeconds: 60 },
});

export const showTableName = defineCall({
  method: 'PUT',
  path: '/table-chat/name',
  auth: 'member',
  summary:
    'Agrees that others see the member’s nickname in the table talk, or withdraws the consent. Messages that were sent keep their name.',
  body: z.object({ shows_name: z.boolean() }),
  reply: Done,
});

export const blockTableAuthor = defineCall({
  method: 'POST',
  path: '/table-chat/blocks',
  auth: 'member',
  summary: 'Hides all messages of the author of this message from the member.',
  body: z.object({ message: Id }),
  reply: data(z.object({ author: Author })),
  errors: ['tables.chat_unknown', 'tables.chat_own', 'tables.chat_too_many_blocks'],
});

export const unblockTableAuthor = defineCall({
  method: 'DELETE',
  path: '/table-chat/blocks/:author',
  auth: 'member',
  summary: 'Shows the messages of an author again.',
  params: z.object({ author: Author }),
  reply: Done,
});

export const reportTableMessage = defineCall({
  method: 'POST',
  path: '/table-chat/reports',
  auth: 'member',
  summary:
    'Reports a message to support. Opens a ticket with the message and the messages before it. A repeated report returns the same ticket.',
  body: z.object({ message: Id }),
  reply: data(z.object({ number: z.string() })),
  errors: ['tables.chat_unknown', 'tables.chat_own', 'ticket.too_many'],
});
