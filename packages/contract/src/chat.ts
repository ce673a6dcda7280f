import {
  CHAT_IDLE_MS,
  CHAT_MAX_FILE_NAME,
  CHAT_MAX_NOTE,
  CHAT_MAX_RATING,
  CHAT_MAX_TEXT,
  CHAT_RATING_MS,
  chatAuthors,
  chatKindsForMembers,
  chatStates,
} from '@wl/world/chat/chat';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, Done, FileBytes, Id, Instant, page } from './shapes.ts';

const HOUR_MS = 60 * 60_000;

/**
 * Number of a message within its conversation, starting at 1; 0 means no message. Members see gaps in the numbers,
 * because clerks' notes are hidden from them.
 */
export const MessageNumber = z.int().check(z.nonnegative());

const params = z.object({ id: Id });

/**
 * Matches text without control characters, except tabs and line breaks. JSON escapes most other control characters with
 * six bytes each, so a text full of them could exceed the 10 KB limit for realtime messages.
 */
const WITHOUT_CONTROLS = /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F]*$/;

/** Text that a member or clerk wrote. Leading and trailing white space is removed. */
export const ChatText = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(CHAT_MAX_TEXT), z.regex(WITHOUT_CONTROLS));

/** Name and e-mail address that a visitor gave, and whether the address is confirmed. */
export const ChatVisitor = z.object({
  name: z.string(),
  email: z.string(),
  /** True if the visitor has opened the link in the e-mail sent to this address. */
  confirmed: z.boolean(),
});
export type ChatVisitor = z.infer<typeof ChatVisitor>;

/** Message as shown to the member or visitor. Their own messages have the author `member`. */
export const ChatMessage = z.object({
  /** Id that the author's client generates for a text or file, so that a repeated request adds no second message. */
  id: Id,
  number: MessageNumber,
  kind: z.enum(chatKindsForMembers),
  author: z.enum(chatAuthors),
  /**
   * Text that the author wrote. For the kind `ticket`, the ticket number; for `file`, the file name; empty for all
   * other kinds.
   */
  text: z.string(),
  /** Number of pictures that show the file: 1 for an image, 1 per page for a PDF. Present only for the kind `file`. */
  pages: z.optional(z.int()),
  at: Instant,
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** Conversation with support, as shown to the member or visitor. */
export const ChatConversation = z.object({
  id: Id,
  /** Visitor's details; null for members. */
  visitor: z.nullable(ChatVisitor),
  state: z.enum(chatStates),
  opened_at: Instant,
  ended_at: z.nullable(Instant),
  last: MessageNumber,
  /** Number of the last message that the member has seen. */
  read: MessageNumber,
  /** Number of the last message that a clerk has seen. */
  read_by_clerk: MessageNumber,
  /** Number of clerks' messages that the member has not seen. */
  unread: z.int(),
  /** The member's rating; null if the member has not rated the conversation. */
  rating: z.nullable(z.int()),
  /** True if the member can rate the conversation now. */
  can_rate: z.boolean(),
});
export type ChatConversation = z.infer<typeof ChatConversation>;

/** Messages that follow a given message number, in ascending order. */
const messages = {
  messages: z.array(ChatMessage),
  /** True if the conversation has more messages after the last one in `messages`. */
  more: z.boolean(),
};

const after = z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0);

export const readChat = defineCall({
  method: 'GET',
  path: '/chat',
  auth: 'member',
  visitors: true,
  summary:
    'The latest conversation of the member or visitor with support: its messages after the given number, if `conversation` is this conversation’s id, otherwise all of them. Null if there is none.',
  query: z.object({ conversation: z.optional(Id), after }),
  reply: data(z.nullable(z.object({ conversation: ChatConversation, ...messages }))),
  errors: ['chat.visitor_unknown'],
});

export const sendChatMessage = defineCall({
  method: 'POST',
  path: '/chat/messages',
  auth: 'member',
  visitors: true,
  summary:
    'Sends a message to support. Opens a conversation if the member has no open one. Repeating the call with the same id adds no second message.',
  body: z.object({ id: Id, text: ChatText }),
  reply: data(z.object({ conversation: ChatConversation, message: ChatMessage })),
  errors: ['chat.id_reused', 'chat.elsewhere', 'chat.visitor_unknown'],
  rate: { max: 60, perSeconds: 60 },
});

/**
 * Form fields sent with a file. As with text messages, the client generates the id, so that a repeated request does not
 * add a second message.
 */
export const ChatFileUpload = z.object({
  id: Id,
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(CHAT_MAX_FILE_NAME),
      z.regex(/^[^\u0000-\u001F]*$/),
    ),
});

/** The request body is `multipart/form-data` with the fields `id` and `name`, then one part named `files`. */
export const sendChatFile = defineCall({
  method: 'POST',
  path: '/chat/files',
  auth: 'member',
  visitors: true,
  summary:
    'Sends a file to support as multipart/form-data: id, name and the file (PNG, JPEG or PDF under 10 MB). It is checked and stored as pictures, as documents are. Otherwise as a text: repeating the call with the same id adds no second message.',
  reply: data(z.object({ conversation: ChatConversation, message: ChatMessage })),
  errors: [
    'chat.id_reused',
    'chat.elsewhere',
    'chat.visitor_unknown',
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
  rate: { max: 30, perSeconds: 3600 },
});

/** Location of a picture: the conversation's id, the message's id, and the page (counted from 0). */
export const ChatPicturePlace = z.object({
  id: Id,
  message: Id,
  page: z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(100)),
});

export const chatPicture = defineCall({
  method: 'GET',
  path: '/chat/:id/files/:message/:page',
  auth: 'member',
  visitors: true,
  summary: 'A page of a file that either side sent, as a JPEG picture.',
  params: ChatPicturePlace,
  file: true,
  reply: FileBytes,
  errors: ['request.not_found', 'chat.visitor_unknown'],
});

export const markChatRead = defineCall({
  method: 'POST',
  path: '/chat/read',
  auth: 'member',
  visitors: true,
  summary: 'Marks the messages of a conversation up to this number as read by the member.',
  body: z.object({ conversation: Id, number: MessageNumber }),
  reply: Done,
  errors: ['request.not_found', 'chat.visitor_unknown'],
});

export const typeInChat = defineCall({
  method: 'POST',
  path: '/chat/typing',
  auth: 'member',
  visitors: true,
  summary:
    'Shows to the clerk that the member is typing. Clients call it at most every three seconds while the member types.',
  reply: Done,
  errors: ['chat.visitor_unknown'],
  rate: { max: 60, perSeconds: 60 },
});

export const endChat = defineCall({
  method: 'POST',
  path: '/chat/:id/end',
  auth: 'member',
  visitors: true,
  summary: `Ends the conversation. Conversations also end ${CHAT_IDLE_MS / HOUR_MS} hours after the last answer of support. The next message opens a new one.`,
  params,
  reply: data(ChatConversation),
  errors: ['request.not_found', 'chat.visitor_unknown'],
});

export const emailChat = defineCall({
  method: 'POST',
  path: '/chat/:id/transcript',
  auth: 'confirmed',
  visitors: true,
  summary:
    'Sends the conversation to its member or visitor by e-mail, if the address is confirmed.',
  params,
  reply: Done,
  errors: ['request.not_found', 'chat.visitor_unknown', 'chat.address_unconfirmed'],
  rate: { max: 5, perSeconds: 3600 },
});

export const rateChat = defineCall({
  method: 'PUT',
  path: '/chat/:id/rating',
  auth: 'member',
  visitors: true,
  summary: `Rates an ended conversation from 1 to ${CHAT_MAX_RATING}. The member can change the rating for ${CHAT_RATING_MS / HOUR_MS / 24} days.`,
  params,
  body: z.object({
    rating: z.int().check(z.minimum(1), z.maximum(CHAT_MAX_RATING)),
    comment: z._default(z.string().check(z.trim(), z.maxLength(CHAT_MAX_NOTE)), ''),
  }),
  reply: data(ChatConversation),
  errors: ['request.not_found', 'chat.not_rateable', 'chat.visitor_unknown'],
});

/** Ended conversation, as shown in a member's list of earlier conversations. */
export const ChatSummary = z.object({
  id: Id,
  opened_at: Instant,
  ended_at: Instant,
  /** Beginning of the member's first message. */
  first: z.string(),
  rating: z.nullable(z.int()),
});
export type ChatSummary = z.infer<typeof ChatSummary>;

export const chatHistory = defineCall({
  method: 'GET',
  path: '/chat/history',
  auth: 'member',
  visitors: true,
  summary: 'The member’s ended conversations, newest first.',
  query: z.object({ page: z._default(z.coerce.number().check(z.int(), z.positive()), 1) }),
  reply: page(ChatSummary),
  errors: ['chat.visitor_unknown'],
});

export const readEarlierChat = defineCall({
  method: 'GET',
  path: '/chat/:id',
  auth: 'member',
  visitors: true,
  summary: 'One of the member’s conversations: its messages after the given number.',
  params,
  query: z.object({ after }),
  reply: data(z.object({ conversation: ChatConversation, ...messages })),
  errors: ['request.not_found', 'chat.visitor_unknown'],
});

/** Realtime message about a new chat message. `conversation` already takes the new message into account. */
export const ChatMessageAdded = z.object({
  conversation: ChatConversation,
  message: ChatMessage,
});

/** Realtime message sent when a conversation changes without a new chat message, because someone read or rated it. */
export const ChatChanged = z.object({ conversation: ChatConversation });

/** Realtime message sent while a clerk is typing an answer. */
export const ClerkTyping = z.object({ conversation: Id });
