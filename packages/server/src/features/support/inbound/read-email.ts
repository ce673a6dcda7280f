import { inTurn } from '../../../platform/files/in-turn.ts';
import { inThread } from './in-thread.ts';
import { readBeginning, type EmailContent, type UnreadableEmail } from './read-content.ts';

/** Time limit. An e-mail of 20 MB takes about a second. */
const MAX_MS = 8000;

/**
 * Reads an e-mail in a separate thread.
 * @returns its content, or its subject if it cannot be read within the limits of time, memory and structure
 */
export async function readEmail(
  raw: Buffer,
): Promise<({ isReadable: true } & EmailContent) | ({ isReadable: false } & UnreadableEmail)> {
  const script = new URL('./read-worker.ts', import.meta.url);
  // A copy with its own memory: a small `Buffer` shares its memory pool with other data.
  const result = await inTurn(() =>
    inThread<EmailContent>(script, Uint8Array.from(raw), { maxMs: MAX_MS }),
  );
  return result
    ? { isReadable: true, ...result.value }
    : { isReadable: false, ...readBeginning(raw) };
}
