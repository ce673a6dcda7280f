/**
 * Passes the chat's realtime messages to the parts of the chat that are loaded. Messages that arrive before the
 * launcher is loaded are dropped, because the launcher then reads the conversation from the server.
 */
import type { NewsData } from '@wl/contract/news';
import type { chatNews } from '@wl/contract/news/chat';

type Kinds = typeof chatNews;

/** Handlers for the chat's realtime messages, and for reconnections. */
interface ChatListener {
  added?: (news: NewsData<Kinds['message_added']>) => void;
  changed?: (news: NewsData<Kinds['changed']>) => void;
  typing?: (news: NewsData<Kinds['clerk_typing']>) => void;
  /** Called after a reconnection, because messages may have been missed. */
  reconnected?: () => void;
}

const listeners = new Set<ChatListener>();

/** Registers a listener. Returns a function that removes the listener. */
export function hearChat(listener: ChatListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `pass` once for each registered listener. */
export const toChat = (pass: (listener: ChatListener) => void): void => {
  for (const listener of listeners) pass(listener);
};
