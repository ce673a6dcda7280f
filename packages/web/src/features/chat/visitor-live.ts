/**
 * Starts and ends a visitor's chat, receives the visitor's realtime messages, and moves the conversation to the
 * member's account when the visitor signs in. Loaded only if this browser has a visitor chat or starts one.
 */
import { adoptVisitorChat } from '@wl/contract/chat-start';
import { chatNews } from '@wl/contract/news/chat';
import { queryClient } from '../../app/api.ts';
import { watchChannel } from '../../app/realtime/realtime.ts';
import { onTrouble, request } from '../../app/request.ts';
import { useSession } from '../../app/session/session.ts';
import { readLocalJson, removeLocal, writeLocal } from '../../app/session/storage.ts';
import { readKept, writeKept } from './kept.ts';
import { toChat } from './live.ts';
import { refreshChat } from './store.ts';
import { onRequester, useVisitor, type Visitor, visitorNow } from './visitor.ts';

/**
 * Draft and unsent messages of a visitor whose token the server rejected. They are restored when a chat is started
 * again on this page.
 */
let left: ReturnType<typeof readKept> | undefined;

/** Starts a visitor's chat in this browser, and restores the draft and unsent messages of an expired chat. */
export function startVisitor(visitor: Visitor): void {
  writeLocal('chat-visitor', JSON.stringify(visitor));
  if (left) writeKept(visitor.channel, left);
  left = undefined;
  useVisitor.setState({ visitor, isOver: false });
}

/**
 * Removes the visitor from this browser, including the chat's draft, unsent messages and cached responses.
 * @param isOver true if the server has rejected the token; the draft and unsent messages are then kept in memory for
 *   the next chat
 */
export function forgetVisitor(isOver = false): void {
  const { visitor } = useVisitor.getState();
  removeLocal('chat-visitor');
  if (!visitor) return;
  if (isOver) left = readKept(visitor.channel);
  writeKept(visitor.channel, { draft: '', unsent: [] });
  queryClient.removeQueries({ predicate: ({ queryKey: [path] }) => isOfChat(path) });
  useVisitor.setState({ visitor: undefined, isOver });
}

const isOfChat = (path: unknown): boolean =>
  typeof path === 'string' && path.startsWith('/chat/') && path !== '/chat/widget';

/** Watches the realtime channel of a visitor. Returns a function that stops watching. */
function watchVisitor(channel: string): () => void {
  const ignore = () => undefined;
  const stops = [
    watchChannel(channel, {
      kind: chatNews.message_added,
      take: (data) => toChat(({ added }) => added?.(data)),
      begun: () => toChat(({ reconnected }) => reconnected?.()),
    }),
    watchChannel(channel, {
      kind: chatNews.changed,
      take: (data) => toChat(({ changed }) => changed?.(data)),
      begun: ignore,
    }),
    watchChannel(channel, {
      kind: chatNews.clerk_typing,
      take: (data) => toChat(({ typing }) => typing?.(data)),
      begun: ignore,
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Transfers the visitor's conversation to the member who has signed in. The server does nothing if the member already
 * has an open conversation; in that case, the visitor receives answers by e-mail. If the call fails, it is repeated on
 * the next page load.
 */
async function adopt(token: string): Promise<void> {
  const { data } = await request(adoptVisitorChat, { body: { token } });
  forgetVisitor();
  if (data.adopted) await refreshChat();
}

let stopWatching: (() => void) | undefined;

function followRequester(): void {
  stopWatching?.();
  const visitor = visitorNow();
  stopWatching = visitor && watchVisitor(visitor.channel);
  const kept = useVisitor.getState().visitor;
  if (kept && useSession.getState().player) adopt(kept.token).catch(() => undefined);
}

onRequester(followRequester);
onTrouble(({ code }) => {
  if (code === 'chat.visitor_unknown') forgetVisitor(true);
});
// Follow changes made in other windows, which may have started or removed the chat.
addEventListener('storage', ({ key }) => {
  if (key !== 'chat-visitor' && key !== null) return;
  const visitor = readLocalJson<Visitor>('chat-visitor');
  if (visitor) useVisitor.setState({ visitor, isOver: false });
  else forgetVisitor();
});
followRequester();
