/** Files that the member is sending in the chat. They are lost by a reload, because browsers do not keep chosen files. */
import { ApiError } from '@wl/contract/client';
import { sendChatFile } from '@wl/contract/chat';
import { CHAT_MAX_FILE_NAME } from '@wl/world/chat/chat';
import { create } from 'zustand';
import { useSession } from '../../app/session/session.ts';
import { sendForm } from '../../app/upload.ts';
import { memberNow, receiveMessage } from './store.ts';

export interface ChatUpload {
  /** Id of the message, the same at each attempt. */
  id: string;
  file: File;
  /** Share of the file that has been sent, 0 to 1. */
  progress: number;
  /** Error of the last attempt; undefined while the file is being sent. */
  error?: unknown;
}

export const useUploads = create<{ uploads: readonly ChatUpload[] }>(() => ({ uploads: [] }));

function change(id: string, part: Partial<ChatUpload>): void {
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.map((one) => (one.id === id ? { ...one, ...part } : one)),
  }));
}

/** Removes a file from the list, for example one that the server has refused. */
export const removeUpload = (id: string): void =>
  useUploads.setState(({ uploads }) => ({ uploads: uploads.filter((one) => one.id !== id) }));

/** Sends a file, at the first attempt or again. */
export async function sendUpload({ id, file }: Pick<ChatUpload, 'id' | 'file'>): Promise<void> {
  change(id, { progress: 0, error: undefined });
  const memberId = memberNow();
  const form = new FormData();
  form.set('id', id);
  form.set('name', nameOf(file));
  form.append('files', file);
  try {
    const { data } = await sendForm(sendChatFile, form, {
      onProgress: (progress) => change(id, { progress }),
      signal: new AbortController().signal,
    });
    removeUpload(id);
    if (memberNow() === memberId) receiveMessage(data);
  } catch (error) {
    change(id, { error });
  }
}

/** Adds files to the list and sends them one after another. */
export async function sendUploads(files: readonly File[]): Promise<void> {
  const added = files.map((file) => ({ id: crypto.randomUUID(), file, progress: 0 }));
  useUploads.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }));
  for (const upload of added) await sendUpload(upload);
}

/** Returns the name that the chat shows. A pasted picture has none, and a long name keeps its end with the extension. */
const nameOf = ({ name }: File): string => name.slice(-CHAT_MAX_FILE_NAME).trim() || 'file';

/** Returns true if the same file can be sent again: no response arrived, or the server was overloaded. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

// One member's files must never be shown to another.
useSession.subscribe((now, before) => {
  if (now.player?.id !== before.player?.id) useUploads.setState({ uploads: [] });
});
