import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { judgeFile } from '../../../platform/files/judge-file.ts';
import { scannersOf } from '../../../platform/files/scan.ts';
import type { Refused } from '../thread/messages-repository.ts';
import type { EmailFile } from './read-content.ts';

/** Result of checking an e-mail's attachments. */
export interface JudgedFiles {
  /** Accepted files, each as pictures of its pages. */
  kept: { name: string; pictures: Buffer[] }[];
  refused: Refused[];
  /**
   * Refused files to list in the reply to the sender. Excludes contact cards and calendar entries, because mail programs
   * attach them automatically.
   */
  announced: Refused[];
}

const ADDED_BY_PROGRAMS = /^text\/(x-)?(vcard|calendar)$|^application\/ics$/;

/**
 * Checks an e-mail's files in the same way as files in the chat.
 * @throws DomainError request.overloaded if the virus scanner does not respond
 */
export async function judgeFiles(
  deps: Pick<Deps, 'config' | 'log'>,
  files: readonly EmailFile[],
): Promise<JudgedFiles> {
  const judged: JudgedFiles = { kept: [], refused: [], announced: [] };
  for (const { name, type, bytes, refused } of files) {
    const code = refused ?? (await judge(deps, name, bytes, judged.kept));
    if (code === undefined) continue;
    judged.refused.push({ name, code });
    if (!ADDED_BY_PROGRAMS.test(type)) judged.announced.push({ name, code });
  }
  return judged;
}

/** Checks a file and adds an accepted file to `kept`. Returns the error code if the file is refused. */
async function judge(
  deps: Pick<Deps, 'config' | 'log'>,
  name: string,
  bytes: Uint8Array | undefined,
  kept: JudgedFiles['kept'],
): Promise<string | undefined> {
  try {
    kept.push({ name, pictures: await judgeFile(Buffer.from(bytes ?? []), scannersOf(deps)) });
    return undefined;
  } catch (error) {
    if (error instanceof DomainError && error.code.startsWith('document.')) return error.code;
    throw error;
  }
}
