import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wl/contract/client';
import { answerChat, type ChatCase } from '@wl/contract/office/chat';
import { useEffect, useSyncExternalStore } from 'react';
import { request } from '../../app/api.ts';
import { addMessage, reloadCase } from './case.ts';
import type { Mode } from './drafts.ts';

/** Message that the server has not acknowledged yet. Retries reuse its id, so that the message is stored only once. */
export interface Unsent {
  id: string;
  /** Id of the clerk who wrote the message. */
  clerk: string;
  conversation: string;
  kind: Mode;
  text: string;
}

interface Entry extends Unsent {
  /** Error from the last attempt to send the message; undefined during an attempt and after a reload. */
  error?: unknown;
  isFailed: boolean;
}

const KEY = 'chat-unsent';

/** Returns the messages that were not acknowledged before the page was reloaded. */
function stored(): readonly Entry[] {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Unsent[];
  return kept.map((one) => ({ ...one, isFailed: true }));
}

let known: readonly Entry[] | undefined;
const watchers = new Set<() => void>();

const all = (): readonly Entry[] => (known ??= stored());

function change(next: readonly Entry[]): void {
  known = next;
  const kept = next.map(({ isFailed: _, error: __, ...unsent }): Unsent => unsent);
  if (kept.length === 0) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(kept));
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

const ATTEMPTS = 3;
const PAUSE_MS = 1_000;

/** Returns true if a retry may succeed: no response arrived, or the server failed. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Sends a message with up to three attempts. All attempts use the same id, so the message is stored only once. */
async function deliver({ id, conversation, kind, text }: Unsent) {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await request(answerChat, {
        params: { id: conversation },
        body: { id, kind, text },
      });
    } catch (error) {
      if (attempt >= ATTEMPTS || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * PAUSE_MS));
    }
}

/**
 * Most recent delivery in each conversation. The next delivery waits for it, so that messages arrive in the order in
 * which they were written.
 */
const last = new Map<string, Promise<void>>();

async function send(queries: QueryClient, message: Unsent): Promise<void> {
  try {
    const { data } = await deliver(message);
    addMessage(queries, data.line, data.message);
    change(all().filter(({ id }) => id !== message.id));
  } catch (error) {
    change(all().map((one) => (one.id === message.id ? { ...one, error, isFailed: true } : one)));
    // The server rejects an answer if the conversation has ended or a colleague has taken it, so show its new state.
    if (!isPassing(error)) void reloadCase(queries, message.conversation);
  }
}

function enqueue(queries: QueryClient, message: Unsent): void {
  const { conversation } = message;
  const sent = (last.get(conversation) ?? Promise.resolve()).then(() => send(queries, message));
  last.set(conversation, sent);
}

/**
 * Returns the clerk's unacknowledged messages in a conversation, and functions that send, retry or discard a message.
 */
export function useOutbox(clerk: string, { line, messages }: ChatCase) {
  const queries = useQueryClient();
  const conversation = line.id;
  const entries = useSyncExternalStore(watch, all);
  const isKnown = (id: string) => messages.some((message) => message.id === id);
  const acknowledged = entries.filter(({ id }) => isKnown(id)).length;
  // If the response to a message was lost, the message is treated as acknowledged once it appears in the conversation.
  useEffect(() => {
    if (acknowledged > 0)
      change(all().filter(({ id }) => messages.every((message) => message.id !== id)));
  }, [acknowledged, messages]);
  const unsent = entries.filter(
    (one) => one.clerk === clerk && one.conversation === conversation && !isKnown(one.id),
  );
  return {
    unsent,
    send: (kind: Mode, text: string) => {
      const message = { id: crypto.randomUUID(), clerk, conversation, kind, text };
      change([...all(), { ...message, isFailed: false }]);
      enqueue(queries, message);
    },
    retry: (message: Unsent) => {
      change(all().map((one) => (one.id === message.id ? { ...one, isFailed: false } : one)));
      enqueue(queries, message);
    },
    discard: ({ id }: Unsent) => change(all().filter((one) => one.id !== id)),
  };
}

export type Outbox = ReturnType<typeof useOutbox>;
