/** Pure functions for the files that a requester has chosen for a message but not yet sent. */
import type { ErrorCode } from '@wl/contract/errors';
import { DOCUMENT_MAX_BYTES } from '@wl/world/casino/limits';
import { TICKET_MAX_FILES } from '@wl/world/casino/support';
import { ACCEPTED_FILES } from '../../app/file-uploads.ts';

export interface ChosenFile {
  id: string;
  file: File;
}

/** File that cannot be sent, with the reason. */
interface RejectedFile {
  name: string;
  code: ErrorCode;
}

export interface Choice {
  files: readonly ChosenFile[];
  /** Files from the latest selection that cannot be sent. */
  rejected: readonly RejectedFile[];
}

export const noFiles: Choice = { files: [], rejected: [] };

function faultOf(file: File, count: number): ErrorCode | undefined {
  if (!ACCEPTED_FILES.split(',').includes(file.type)) return 'document.wrong_format';
  if (file.size >= DOCUMENT_MAX_BYTES) return 'document.too_large';
  return count >= TICKET_MAX_FILES ? 'ticket.too_many_files' : undefined;
}

/**
 * Adds files to a selection, except those that the server would reject.
 * @param idOf returns the id of a new file
 */
export function addFiles(
  { files: before }: Choice,
  added: readonly File[],
  idOf: () => string,
): Choice {
  const files = [...before];
  const rejected: RejectedFile[] = [];
  for (const file of added) {
    const code = faultOf(file, files.length);
    if (code === undefined) files.push({ id: idOf(), file });
    else rejected.push({ name: file.name, code });
  }
  return { files, rejected };
}
