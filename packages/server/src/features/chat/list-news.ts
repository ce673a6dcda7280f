import { chatNews } from '@wl/contract/news/chat';
import type { ChatLine } from '@wl/contract/office/chat';
import type { Deps } from '../../platform/deps.ts';

export const LIST_CHANNEL = 'private-staff.chat';

/** Minimum time in milliseconds between two publications of changed lines of the conversation list. */
const PAUSE_MS = 250;

/**
 * Changed lines of the conversation list that await publication, keyed by conversation id. Contains only the latest
 * version of each line.
 */
type Waiting = Map<string, ChatLine>;

/** Changed lines to publish when the current pause ends. An application has an entry only during a pause. */
const pauses = new WeakMap<Deps, Waiting>();

/**
 * Sends a changed line of the conversation list to all clerks. Each publication starts a pause, and lines that change
 * during the pause are published together when it ends. Lines published together need only one write per socket.
 * Otherwise, 200 clerks and 50 messages a second would cause 10,000 socket writes a second.
 */
export function publishToAll(deps: Deps, line: ChatLine): void {
  const waiting = pauses.get(deps);
  if (!waiting) {
    publish(deps, [line]);
    pause(deps);
  } else if ((waiting.get(line.id)?.version ?? 0) < line.version) waiting.set(line.id, line);
}

function pause(deps: Deps): void {
  const waiting: Waiting = new Map();
  pauses.set(deps, waiting);
  setTimeout(() => {
    pauses.delete(deps);
    if (waiting.size === 0) return;
    publish(deps, waiting.values());
    pause(deps);
  }, PAUSE_MS).unref();
}

function publish(deps: Deps, lines: Iterable<ChatLine>): void {
  for (const line of lines) deps.realtime.publish(LIST_CHANNEL, chatNews.line_changed, { line });
}
