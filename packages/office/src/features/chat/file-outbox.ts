/** Files that this clerk is sending as answers. They are lost on reload, because browsers do not keep chosen files. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wl/contract/client';
import { answerChatWithFile, type ChatCase } from '@wl/contract/office/chat';
import { CHAT_MAX_FILE_NAME } from '@wl/world/chat/chat';
import { useSyncExternalStore } from 'react';
import { sendForm } from '../../app/upload.ts';
import { addMessage, reloadCase } from './case.ts';

/** MIME types of the files that members can receive, for the `accept` attribute of an input. */
export const ACCEPTED_FILES = 'image/png,image/jpeg,application/pdf';

export interface UnsentFile {
  /** Id of the message. Retries reuse it, so that the file is stored only once. */
  id: string;
  clerk: string;
  conversation: string;
  file: File;
  /** Fraction of the file that has been sent, from 0 to 1. */
  progress: number;
  /** Error from the last attempt; undefined while the file is being sent. */
  error?: unknown;
}

let files: readonly UnsentFile[] = [];
const watchers = new Set<() => void>();

function change(next: readonly UnsentFile[]): void {
  files = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

const update = (id: string, part: Partial<UnsentFile>) =>
  change(files.map((one) => (one.id === id ? { ...one, ...part } : one)));

const remove = (id: string) => change(files.filter((one) => one.id !== id));

async function send(queries: QueryClient, { id, conversation, file }: UnsentFile): Promise<void> {
  update(id, { progress: 0, error: undefined });
  const form = new FormData();
  form.set('id', id);
  // Truncate a long name at the start, so that it keeps its extension.
  form.set('name', file.name.slice(-CHAT_MAX_FILE_NAME).trim() || 'file');
  form.append('files', file);
  try {
    const { data } = await sendForm(answerChatWithFile, form, {
      params: { id: conversation },
      onProgress: (progress) => update(id, { progress }),
      signal: new AbortController().signal,
    });
    addMessage(queries, data.line, data.message);
    remove(id);
  } catch (error) {
    update(id, { error });
    // After a permanent error, load the conversation again: it may have ended, or a colleague may have taken it.
    if (!isPassing(error)) void reloadCase(queries, conversation);
  }
}

/**
 * Returns true if a retry with the same file can succeed: no response arrived, too many requests were sent, or the
 * server failed.
 */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** Returns the files that this clerk is sending in a conversation, and functions that send, retry or remove a file. */
export function useFileOutbox(clerk: string, { line }: ChatCase) {
  const queries = useQueryClient();
  const conversation = line.id;
  const all = useSyncExternalStore(watch, () => files);
  return {
    files: all.filter((one) => one.clerk === clerk && one.conversation === conversation),
    /** Sends files one after another, so that they arrive in order. */
    send: async (chosen: readonly File[]) => {
      const added = chosen.map((file) => ({
        id: crypto.randomUUID(),
        clerk,
        conversation,
        file,
        progress: 0,
      }));
      change([...files, ...added]);
      for (const one of added) await send(queries, one);
    },
    retry: (file: UnsentFile) => void send(queries, file),
    remove,
  };
}

export type FileOutbox = ReturnType<typeof useFileOutbox>;
