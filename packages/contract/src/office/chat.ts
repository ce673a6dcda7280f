import { MAX_CLOSED_DATES } from '@wl/world/chat/hours';
import { CHAT_MAX_NOTE, chatAuthors, chatMessageKinds, chatStates } from '@wl/world/chat/chat';
import { ticketTopics } from '@wl/world/casino/support';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ChatPicturePlace, ChatText, ChatVisitor, MessageNumber } from '../chat.ts';
import { data, Done, FileBytes, Id, Instant, Language, page, TimeZone } from '../shapes.ts';

const params = z.object({ id: Id });

/** Clerk assigned to a conversation. */
const Assignee = z.object({ id: Id, name: z.string() });

/** Conversation as shown in the lists of the support page. */
export const ChatLine = z.object({
  id: Id,
  state: z.enum(chatStates),
  /** Person who wrote to support. A visitor has no account; an unconfirmed e-mail address may be someone else's. */
  requester: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('member'), id: Id, nickname: z.string() }),
    z.object({ kind: z.literal('visitor'), ...ChatVisitor.shape }),
  ]),
  language: Language,
  clerk: z.nullable(Assignee),
  opened_at: Instant,
  ended_at: z.nullable(Instant),
  /** Time at which the requester started waiting for an answer; null if the requester is not waiting. */
  waiting_since: z.nullable(Instant),
  /** Beginning of the last message's text. */
  last_text: z.string(),
  last_at: Instant,
  rating: z.nullable(z.int()),
  /** Version that increases with each change, so that pages can ignore realtime messages that arrive late. */
  version: z.int(),
});
export type ChatLine = z.infer<typeof ChatLine>;

/** Message as shown to clerks. */
export const ChatCaseMessage = z.object({
  id: Id,
  number: MessageNumber,
  kind: z.enum(chatMessageKinds),
  author: z.enum(chatAuthors),
  /** Name of the clerk who wrote the message or caused the recorded event; null if no clerk did. */
  clerk: z.nullable(z.string()),
  text: z.string(),
  /** Number of pages of a file; the server stores each page as a picture. Present only for the kind `file`. */
  pages: z.optional(z.int()),
  at: Instant,
});
export type ChatCaseMessage = z.infer<typeof ChatCaseMessage>;

/** Conversation as shown to clerks. A member's data includes the details that specification §7 lists for the chat. */
export const ChatCase = z.object({
  line: ChatLine,
  requester: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('member'),
      id: Id,
      nickname: z.string(),
      first_name: z.string(),
      email: z.string(),
      created_at: Instant,
    }),
    z.object({ kind: z.literal('visitor'), ...ChatVisitor.shape, created_at: Instant }),
  ]),
  read_by_member: MessageNumber,
  read_by_clerk: MessageNumber,
  rating_comment: z.string(),
  messages: z.array(ChatCaseMessage),
  /** Other conversations of the same member or visitor, newest first. */
  earlier: z.array(z.object({ id: Id, opened_at: Instant, last_text: z.string() })),
});
export type ChatCase = z.infer<typeof ChatCase>;

export const chatTabs = ['open', 'ended'] as const;

export const chatQueue = defineCall({
  method: 'GET',
  path: '/staff/chat',
  auth: 'staff',
  permission: 'support.view',
  summary:
    'Conversations of support. `open`: all that have not ended, longest wait first. `ended`: ended ones, newest first.',
  query: z.object({
    tab: z._default(z.enum(chatTabs), 'open'),
    page: z._default(z.coerce.number().check(z.int(), z.positive()), 1),
  }),
  reply: page(ChatLine),
});

export const chatCase = defineCall({
  method: 'GET',
  path: '/staff/chat/:id',
  auth: 'staff',
  permission: 'support.view',
  summary: 'One conversation with all of its messages and notes; the view is logged.',
  params,
  reply: data(ChatCase),
  errors: ['request.not_found'],
});

export const chatCasePicture = defineCall({
  method: 'GET',
  path: '/staff/chat/:id/files/:message/:page',
  auth: 'staff',
  permission: 'support.view',
  summary: 'A page of a file that either side attached, as a JPEG picture; the view is logged.',
  params: ChatPicturePlace,
  file: true,
  reply: FileBytes,
  errors: ['request.not_found'],
});

export const takeChat = defineCall({
  method: 'POST',
  path: '/staff/chat/:id/take',
  auth: 'staff',
  permission: 'support.answer',
  summary:
    'Assigns a conversation to this clerk. `from` is the colleague who has it, or null if it waits in the queue. If this has changed, the call is rejected, so two clerks never answer the same member.',
  params,
  body: z.object({ from: z.nullable(Id) }),
  reply: data(ChatCase),
  errors: ['request.not_found', 'chat.ended', 'chat.taken'],
});

export const answerChat = defineCall({
  method: 'POST',
  path: '/staff/chat/:id/messages',
  auth: 'staff',
  permission: 'support.answer',
  summary:
    'Answers the member (`text`), or writes a note that only clerks see (`note`). Only the clerk who has the conversation can answer. Repeating the call with the same id adds no second message.',
  params,
  body: z.object({ id: Id, kind: z.enum(['text', 'note']), text: ChatText }),
  reply: data(z.object({ line: ChatLine, message: ChatCaseMessage })),
  errors: ['request.not_found', 'chat.ended', 'chat.not_yours', 'chat.id_reused'],
});

/** The request body is `multipart/form-data` with the fields of `ChatFileUpload`, then one part named `files`. */
export const answerChatWithFile = defineCall({
  method: 'POST',
  path: '/staff/chat/:id/files',
  auth: 'staff',
  permission: 'support.answer',
  summary:
    'Answers with a file as multipart/form-data: id, name and the file (PNG, JPEG or PDF under 10 MB). It is checked and stored as pictures, as files of members are. Only the clerk who has the conversation can answer. Repeating the call with the same id adds no second message.',
  params,
  reply: data(z.object({ line: ChatLine, message: ChatCaseMessage })),
  errors: [
    'request.not_found',
    'chat.ended',
    'chat.not_yours',
    'chat.id_reused',
    'document.wrong_format',
    'document.too_large',
    'document.damaged',
    'document.infected',
    'document.encrypted',
    'document.active',
    'document.too_many_pages',
    'document.no_file',
    'document.too_many_files',
  ],
});

export const markChatCaseRead = defineCall({
  method: 'POST',
  path: '/staff/chat/:id/read',
  auth: 'staff',
  permission: 'support.answer',
  summary: 'Marks the messages up to this number as read by support.',
  params,
  body: z.object({ number: MessageNumber }),
  reply: Done,
  errors: ['request.not_found'],
});

export const typeInChatCase = defineCall({
  method: 'POST',
  path: '/staff/chat/:id/typing',
  auth: 'staff',
  permission: 'support.answer',
  summary: 'Shows to the member that the clerk is typing.',
  params,
  reply: Done,
  errors: ['request.not_found'],
});

export const handOverChat = defineCall({
  method: 'POST',
  path: '/staff/chat/:id/hand-over',
  auth: 'staff',
  permission: 'support.answer',
  summary:
    'Hands the conversation over to a colleague, or returns it to the queue if `to` is null, with a note for clerks.',
  params,
  body: z.object({
    to: z.nullable(Id),
    note: z.string().check(z.trim(), z.minLength(3), z.maxLength(CHAT_MAX_NOTE)),
  }),
  reply: data(ChatCase),
  errors: ['request.not_found', 'chat.ended', 'chat.not_yours', 'chat.no_colleague'],
});

export const endChatCase = defineCall({
  method: 'POST',
  path: '/staff/chat/:id/end',
  auth: 'staff',
  permission: 'support.answer',
  summary: 'Ends the conversation. The member can then rate it.',
  params,
  reply: data(ChatCase),
  errors: ['request.not_found', 'chat.not_yours'],
});

export const escalateChat = defineCall({
  method: 'POST',
  path: '/staff/chat/:id/ticket',
  auth: 'staff',
  permission: 'support.answer',
  summary:
    'Opens a ticket about the conversation, also after its end, with a summary by the clerk, and tells the member its number. A conversation has at most one ticket.',
  params,
  body: z.object({
    topic: z.enum(ticketTopics),
    text: z.string().check(z.trim(), z.minLength(20), z.maxLength(CHAT_MAX_NOTE)),
  }),
  reply: data(z.object({ number: z.string() })),
  errors: ['request.not_found', 'chat.not_yours'],
});

export const chatColleagues = defineCall({
  method: 'GET',
  path: '/staff/chat/colleagues',
  auth: 'staff',
  permission: 'support.view',
  summary: 'Clerks to whom a conversation can be handed over, with the number of their open ones.',
  reply: data(z.array(z.object({ id: Id, name: z.string(), open: z.int() }))),
});

/** Wall-clock time (`HH:MM`); `24:00` is the end of the day. */
export const TimeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/));

const DayHours = z
  .object({ from: TimeOfDay, to: TimeOfDay })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'] }));

/** Opening hours of the chat, with the same fields as `ChatHours` in `@wl/world/chat/hours`. */
export const ChatHours = z.object({
  zone: TimeZone,
  days: z.array(z.nullable(DayHours)).check(z.length(7)),
  closed: z.array(z.iso.date()).check(z.maxLength(MAX_CLOSED_DATES)),
});

/** Opening hours with their version for optimistic locking. The version is 0 until the hours are first set. */
export const StoredChatHours = z.object({ hours: ChatHours, version: z.int() });
export type StoredChatHours = z.infer<typeof StoredChatHours>;

export const chatHours = defineCall({
  method: 'GET',
  path: '/staff/chat/hours',
  auth: 'staff',
  permission: 'support.view',
  summary: 'Opening hours of the chat.',
  reply: data(StoredChatHours),
});

export const setChatHours = defineCall({
  method: 'PUT',
  path: '/staff/chat/hours',
  auth: 'staff',
  permission: 'support.hours',
  summary:
    'Sets the opening hours of the chat. Members can also write while it is closed; they learn when support answers.',
  body: z.object({
    ...ChatHours.shape,
    version: z.int(),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
  }),
  reply: data(StoredChatHours),
  errors: ['chat.hours_changed'],
});

/** Realtime message with the updated list entry of a conversation. */
export const ChatLineChanged = z.object({ line: ChatLine });

/** Realtime message that contains a new chat message or note in a conversation. */
export const ChatCaseMessageAdded = z.object({ line: ChatLine, message: ChatCaseMessage });

/** Realtime message that states, for each side, the number of the last message that this side has read. */
export const ChatCaseRead = z.object({
  id: Id,
  read_by_member: MessageNumber,
  read_by_clerk: MessageNumber,
});

/** Realtime message sent while someone is typing. `clerk` is the clerk's name; null if the member is typing. */
export const ChatCaseTyping = z.object({ id: Id, clerk: z.nullable(z.string()) });
