import { CHAT_MAX_NAME } from '@wl/world/chat/chat';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { plainName } from './plain-name.ts';
import { data, Done, Id, Instant, Language } from './shapes.ts';

/** State of the chat by its opening hours. Members can also write while it is closed. */
export const ChatOpening = z.object({
  open: z.boolean(),
  /** While closed: time of the next opening; null if there is none. */
  opens_at: z.nullable(Instant),
  /** While open: time of the next closing; null if the chat never closes. */
  closes_at: z.nullable(Instant),
});
export type ChatOpening = z.infer<typeof ChatOpening>;

export const chatOpening = defineCall({
  method: 'GET',
  path: '/chat/opening',
  auth: 'public',
  summary: 'Returns whether clerks answer the chat now, and when that changes.',
  reply: data(ChatOpening),
});

/** Outside widget that replaces the chat, with the data that it starts with (specification §7). */
export const OutsideChat = z.object({
  /** Address of the widget's page, which is shown in a frame. */
  url: z.string(),
  /** The signed-in member; null for visitors. */
  player: z.nullable(
    z.object({ id: Id, nickname: z.string(), email: z.string(), created_at: Instant }),
  ),
  /** HMAC-SHA256 of the member's id in hexadecimal, with the key of the widget; null for visitors. */
  signature: z.nullable(z.string()),
});
export type OutsideChat = z.infer<typeof OutsideChat>;

export const outsideChat = defineCall({
  method: 'GET',
  path: '/chat/widget',
  auth: 'public',
  summary:
    'The outside widget that replaces the chat, with the data of the signed-in member that it starts with; null if members use the chat of the casino.',
  reply: data(z.nullable(OutsideChat)),
});

/** Token that `openVisitorChat` returned. */
const VisitorToken = z.string().check(z.maxLength(200));

export const openVisitorChat = defineCall({
  method: 'POST',
  path: '/chat/visitors',
  auth: 'public',
  summary:
    'Starts the chat of a visitor, who can then write at once. The address is confirmed later, with the link in an e-mail after the first message. Repeating the call with the same key, name and address returns the same token.',
  body: z.object({
    /** Secret random id that the client generated, so that a repeated request adds no second visitor. */
    key: Id,
    name: plainName(CHAT_MAX_NAME),
    email: z.string().check(z.trim(), z.maxLength(254)),
    language: Language,
  }),
  reply: data(
    z.object({
      /** Token for the header of the visitor’s calls. It gives access to the visitor’s conversations. */
      token: z.string(),
      /** Public realtime channel of the visitor, with a name that nobody can guess. */
      channel: z.string(),
    }),
  ),
  errors: ['chat.id_reused', 'chat.elsewhere'],
  rate: { max: 20, perSeconds: 3600 },
});

export const confirmVisitor = defineCall({
  method: 'POST',
  path: '/chat/visitors/confirm',
  auth: 'public',
  summary: 'Confirms the address of a visitor with the token of the e-mail. Idempotent.',
  body: z.object({ token: VisitorToken }),
  reply: Done,
  errors: ['chat.link_over'],
  rate: { max: 30, perSeconds: 3600 },
});

export const adoptVisitorChat = defineCall({
  method: 'POST',
  path: '/chat/visitors/adopt',
  auth: 'member',
  summary:
    'Makes the conversations of a visitor those of the member who has signed in. Changes nothing if the visitor has no open conversation or the member already has one. Idempotent.',
  body: z.object({ token: VisitorToken }),
  reply: data(
    z.object({
      /** True if this call moved the conversations. The visitor’s token is then no longer valid. */
      adopted: z.boolean(),
    }),
  ),
  rate: { max: 30, perSeconds: 3600 },
});
