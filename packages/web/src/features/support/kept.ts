/**
 * Stores the token from an e-mail's link to a ticket, and the reply that is being written. Both are kept until the tab
 * is closed or the member signs out.
 */

/** Draft of a reply. Every attempt to send it uses the same id. */
export interface KeptReply {
  id: string;
  text: string;
}

/** In-memory replacement for session storage, for browsers that block it. */
const memory = new Map<string, string>();

function read(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return memory.get(key);
  }
}

function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    if (value === undefined) memory.delete(key);
    else memory.set(key, value);
  }
}

const tokenKey = (ticket: string) => `wl-ticket-token/${ticket}`;
const replyKey = (ticket: string) => `wl-ticket-reply/${ticket}`;

export const readToken = (ticket: string): string | undefined => read(tokenKey(ticket));
export const writeToken = (ticket: string, token: string): void => write(tokenKey(ticket), token);

const newReply = (): KeptReply => ({ id: crypto.randomUUID(), text: '' });

/** Returns the unfinished reply to a ticket, or an empty reply with a new id. */
export function readReply(ticket: string): KeptReply {
  try {
    const { id, text } = JSON.parse(read(replyKey(ticket)) ?? '{}') as Partial<KeptReply>;
    return typeof id === 'string' && typeof text === 'string' ? { id, text } : newReply();
  } catch {
    return newReply();
  }
}

/** Stores the draft of a reply to a ticket; undefined removes it. */
export const writeReply = (ticket: string, reply: KeptReply | undefined): void =>
  write(replyKey(ticket), reply && JSON.stringify(reply));
