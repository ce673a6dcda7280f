import { inTurn } from '../../../platform/files/in-turn.ts';
import { inThread } from './in-thread.ts';
import { readBeginning, type EmailContent, type UnreadableEmail } from './read-content.ts';

/** Time limits of both attempts together: below ten seconds. An e-mail with files of 20 MB takes about a second. */
const MAX_MS = 5500;
const BEGINNING_MAX_MS = 2000;
/** Part of an e-mail that is read if the whole takes too long, such as one with hundreds of thousands of lines. */
const BEGINNING_BYTES = 128 * 1024;

const script = new URL('./read-worker.ts', import.meta.url);

/** Reads bytes with a memory of their own: a small `Buffer` shares its memory with other data. */
const read = (raw: Buffer, maxMs: number) =>
  inTurn(() => inThread<EmailContent>(script, Uint8Array.from(raw), { maxMs }));

/** E-mail as far as it can be read. */
export type Read = (
  | ({ isReadable: true } & EmailContent)
  | ({ isReadable: false } & UnreadableEmail)
) & {
  /** True if the e-mail could not be read completely in time, which can be different on a less busy server. */
  isLate: boolean;
};

/**
 * Reads an e-mail in a separate thread.
 * @returns its content, or its subject if it cannot be read within the limits of time, memory and structure
 */
export async function readEmail(raw: Buffer): Promise<Read> {
  const whole = await read(raw, MAX_MS);
  if ('value' in whole) return { isReadable: true, isLate: false, ...whole.value };
  const isLate = whole.fault === 'late';
  if (raw.length > BEGINNING_BYTES) {
    const part = await read(raw.subarray(0, BEGINNING_BYTES), BEGINNING_MAX_MS);
    if ('value' in part) return { isReadable: true, isLate, ...part.value, isCut: true };
  }
  return { isReadable: false, isLate, ...readBeginning(raw) };
}
