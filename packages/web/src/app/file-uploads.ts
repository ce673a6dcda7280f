/** Files that are being sent to support. A reload discards these files, because they are kept only in memory. */
import { create } from 'zustand';
import { ApiError } from './request.ts';
import { useSession } from './session/session.ts';

/** MIME types of files that members can attach to chat messages and tickets, for an input's `accept` attribute. */
export const ACCEPTED_FILES = 'image/png,image/jpeg,application/pdf';

export interface FileUpload {
  /** Id of the file, the same for each attempt to send it. */
  id: string;
  file: File;
  /** Fraction of the file sent so far, from 0 to 1. */
  progress: number;
  /** Error of the last attempt; undefined while the file is being sent. */
  error?: unknown;
}

/**
 * Creates an upload list and the functions that change it.
 * @param sendFile sends one file; throws an error if the file was not stored
 */
export function createUploads<Upload extends FileUpload>(
  sendFile: (upload: Upload, onProgress: (progress: number) => void) => Promise<void>,
) {
  const useUploads = create<{ uploads: readonly Upload[] }>(() => ({ uploads: [] }));

  const change = (id: string, part: Partial<FileUpload>) =>
    useUploads.setState(({ uploads }) => ({
      uploads: uploads.map((one) => (one.id === id ? { ...one, ...part } : one)),
    }));

  /** Removes a file from the list, for example after the server has refused the file. */
  const removeUpload = (id: string): void =>
    useUploads.setState(({ uploads }) => ({ uploads: uploads.filter((one) => one.id !== id) }));

  /** Sends a file in the list, for the first time or again after a failure. */
  async function sendUpload(upload: Upload): Promise<void> {
    change(upload.id, { progress: 0, error: undefined });
    try {
      await sendFile(upload, (progress) => change(upload.id, { progress }));
      removeUpload(upload.id);
    } catch (error) {
      change(upload.id, { error });
    }
  }

  /** Adds files to the list and sends them one after another. */
  async function sendUploads(added: readonly Upload[]): Promise<void> {
    useUploads.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }));
    for (const upload of added) await sendUpload(upload);
  }

  // Clear the list at sign-out and when another member signs in: nobody else may see a member's files.
  useSession.subscribe((now, before) => {
    if (now.player?.id !== before.player?.id) useUploads.setState({ uploads: [] });
  });
  return { useUploads, removeUpload, sendUpload, sendUploads };
}

/**
 * Returns the file name to send. A pasted picture has no name, so it is named `file`. A long name is shortened at the
 * start, which keeps the extension.
 */
export const nameOfFile = ({ name }: File, maxLength: number): string =>
  name.slice(-maxLength).trim() || 'file';

/**
 * Returns true if the error is temporary, so that the same file can be sent again: no response, too many requests or a
 * server error.
 */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
