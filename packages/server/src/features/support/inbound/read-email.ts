import { inTurn } from '../../../platform/files/in-turn.ts';
import { inThread } from './in-thread.ts';
import { readBeginning, type EmailContent, type UnreadableEmail } from './read-content.ts';

/** Time limits for reading an e-mail, in milliseconds. */
interface ReadLimits {
  wholeMs: number;
  /** Time limit for reading only the beginning of an e-mail that could not be read as a whole. */
  beginningMs: number;
}

/**
 * Default time limits for reading an e-mail. Their sum is below ten seconds, so that a hostile e-mail delays other
 * e-mails only briefly. An e-mail with files of 20 MB takes about a second.
 */
export const READ_LIMITS: ReadLimits = { wholeMs: 5500, beginningMs: 2000 };

/**
 * Number of bytes that are read if the whole e-mail cannot be read. For example, an e-mail with hundreds of thousands
 * of lines takes too long.
 */
const BEGINNING_BYTES = 128 * 1024;

const script = new URL('./read-worker.ts', import.meta.url);

/**
 * Reads an e-mail in a worker thread. Passes a copy of the bytes, because a small `Buffer` shares its memory pool with
 * other data, which would also be cloned into the thread.
 */
const read = (raw: Buffer, maxMs: number) =>
  inTurn(() => inThread<EmailContent>(script, Uint8Array.from(raw), { maxMs }));

/** Content of an e-mail, or of the part that could be read. */
export type Read = (
  | ({ isReadable: true } & EmailContent)
  | ({ isReadable: false } & UnreadableEmail)
) & {
  /** True if the e-mail could not be read completely in time. Another attempt can succeed on a less busy server. */
  isLate: boolean;
};

/**
 * Reads an e-mail in a separate thread.
 * @returns the whole content of the e-mail; the content of its beginning if the whole exceeds a time, memory or
 *   structural limit; its subject and header fields if neither can be read
 */
export async function readEmail(
  raw: Buffer,
  { wholeMs, beginningMs }: ReadLimits = READ_LIMITS,
): Promise<Read> {
  const whole = await read(raw, wholeMs);
  if ('value' in whole) return { isReadable: true, isLate: false, ...whole.value };
  const isLate = whole.fault === 'late';
  if (raw.length > BEGINNING_BYTES) {
    const part = await read(raw.subarray(0, BEGINNING_BYTES), beginningMs);
    if ('value' in part) return { isReadable: true, isLate, ...part.value, isCut: true };
  }
  return { isReadable: false, isLate, ...readBeginning(raw) };
}
