import type { Readable } from 'node:stream';

export const reply = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });

/** Maximum total size of incomplete e-mails in memory, in bytes, across all connections. */
const MAX_BUFFERED_BYTES = 100 * 1024 * 1024;
let bufferedBytes = 0;

/**
 * Collects the bytes of an e-mail. If the e-mail exceeds a limit, reads and discards the rest, as the protocol
 * requires.
 * @returns the e-mail; the promise never settles if the connection breaks before the e-mail is complete
 * @throws Error with reply code 552 if the e-mail is larger than `maxBytes`, or 452 if the incomplete e-mails in memory
 *   exceed `MAX_BUFFERED_BYTES`
 */
export function receiveData(stream: Readable, maxBytes: number): Promise<Buffer> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  let refusal: Error | undefined;
  const release = () => {
    bufferedBytes -= bytes;
    bytes = 0;
    chunks = [];
  };
  return new Promise((resolve, reject) => {
    stream.on('data', (chunk: Buffer) => {
      if (refusal) return;
      bytes += chunk.length;
      bufferedBytes += chunk.length;
      chunks.push(chunk);
      if (bytes > maxBytes)
        refusal = reply(552, `message too large, at most ${Math.floor(maxBytes / 1024)} kB`);
      else if (bufferedBytes > MAX_BUFFERED_BYTES) refusal = reply(452, 'busy, try again later');
      if (refusal) release();
    });
    stream.on('end', () => {
      const raw = Buffer.concat(chunks);
      release();
      if (refusal) reject(refusal);
      else resolve(raw);
    });
    // If the connection breaks, the stream ends with an error. There is no connection to reply on, so only release the
    // memory.
    stream.on('error', release);
    stream.on('close', release);
  });
}
