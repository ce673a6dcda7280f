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

/**
 * Reads an e-mail in a separate thread.
 * @returns its content, or its subject if it cannot be read within the limits of time, memory and structure
 */
export async function readEmail(
  raw: Buffer,
): Promise<({ isReadable: true } & EmailContent) | ({ isReadable: false } & UnreadableEmail)> {
  const whole = await read(raw, MAX_MS);
  if (whole) return { isReadable: true, ...whole.value };
  const isLong = raw.length > BEGINNING_BYTES;
  const part = isLong ? await read(raw.subarray(0, BEGINNING_BYTES), BEGINNING_MAX_MS) : undefined;
  return part
    ? { isReadable: true, ...part.value, isCut: true }
    : { isReadable: false, ...readBeginning(raw) };
}
