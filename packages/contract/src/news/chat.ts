import type * as z from 'zod/mini';
import type { ChatChanged, ChatMessageAdded, ClerkTyping } from '../chat.ts';
import type {
  ChatLineChanged,
  ChatCaseMessageAdded,
  ChatCaseRead,
  ChatCaseTyping,
} from '../office/chat.ts';
import { defineNews, news } from '../news.ts';

export const chatNews = defineNews('chat', {
  /**
   * Sent to the member or visitor when a message is added to the conversation, even if the member or visitor sent the
   * message from another window.
   */
  message_added: news<z.infer<typeof ChatMessageAdded>>(),
  /**
   * Sent to the member or visitor when a conversation changes without a new message, for example when the conversation
   * is read or rated.
   */
  changed: news<z.infer<typeof ChatChanged>>(),
  /** Sent to the member or visitor while a clerk is typing. */
  clerk_typing: news<z.infer<typeof ClerkTyping>>(),
  /** Sent on `private-chat.<id>` when a message or note is added, to the clerks who have the conversation open. */
  case_message_added: news<z.infer<typeof ChatCaseMessageAdded>>(),
  /** Sent on `private-chat.<id>` when the member, the visitor or a clerk has read the conversation. */
  case_read: news<z.infer<typeof ChatCaseRead>>(),
  /** Sent on `private-chat.<id>` while the member, the visitor or another clerk is typing. */
  case_typing: news<z.infer<typeof ChatCaseTyping>>(),
  /**
   * Sent on `private-staff.chat` when a conversation is opened, taken, returned or ended, or starts to wait for an
   * answer.
   */
  line_changed: news<z.infer<typeof ChatLineChanged>>(),
});
