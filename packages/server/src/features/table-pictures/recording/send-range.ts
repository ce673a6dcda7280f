import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';

const OK = 200;
const PARTIAL = 206;
const NOT_SATISFIABLE = 416;

/** First and last byte of a range. */
export interface Range {
  start: number;
  end: number;
}

/**
 * Returns the range that a `Range` header requests; undefined if the whole file must be sent. A header with several
 * ranges is ignored, as RFC 9110, section 14.2, permits.
 * @returns 'none' if the file contains no byte of the range
 */
export function rangeOf(header: string | undefined, size: number): Range | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'none' : { start, end };
}

/**
 * Sends a file, or the range that the request asks for.
 * @throws an error with the code `ENOENT` if there is no such file
 */
export async function sendRange(reply: FastifyReply, file: string): Promise<FastifyReply> {
  const { size } = await stat(file);
  const range = rangeOf(reply.request.headers.range, size);
  void reply.header('accept-ranges', 'bytes');
  if (range === 'none')
    return reply.code(NOT_SATISFIABLE).header('content-range', `bytes */${size}`).send();
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) void reply.header('content-range', `bytes ${start}-${end}/${size}`);
  return reply
    .code(range ? PARTIAL : OK)
    .header('content-length', end - start + 1)
    .send(createReadStream(file, { start, end }));
}
