import { setImmediate as letOthersWork } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { DomainError } from '../errors.ts';

const inflateAsync = promisify(inflate);

/** Maximum total size of a PDF's object streams after decompression, in bytes. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

/**
 * Maximum number of streams in a PDF file. Examining more would block the server's other work for too long. A normal
 * document has a few dozen.
 */
const MAX_STREAMS = 20_000;

/**
 * Returns a pattern that matches a PDF name. Each character of the name can be literal, or written as `#` and its hex
 * code (ISO 32000-2, 7.3.5).
 */
function nameOf(name: string): string {
  const letters = [...name].map((letter) => {
    const code = letter.charCodeAt(0).toString(16).padStart(2, '0');
    const either = [...code].map((digit) => `[${digit}${digit.toUpperCase()}]`).join('');
    return `(?:${letter}|#${either})`;
  });
  return `/${letters.join('')}(?![A-Za-z0-9])`;
}

const anyOf = (names: readonly string[]) => new RegExp(names.map(nameOf).join('|'));

/**
 * PDF names that introduce scripts, launch actions, form submissions or embedded files. Passport documents need none of
 * these.
 */
const ACTIVE = anyOf([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'Rendition',
  'RichMedia',
  'ImportData',
  'SubmitForm',
  'GoToE',
  'XFA',
]);
const ENCRYPTED = anyOf(['Encrypt']);
const OBJECT_STREAM = anyOf(['ObjStm']);
const FLATE = anyOf(['FlateDecode', 'Fl']);
const FOREIGN_FILTER = anyOf([
  'ASCIIHexDecode',
  'ASCII85Decode',
  'LZWDecode',
  'RunLengthDecode',
  'Crypt',
  'Predictor',
]);

/** Number of bytes after which a search yields to the event loop, so that a large file does not delay bets. */
const PIECE = 512 * 1024;
/**
 * Overlap in bytes between consecutive chunks. It is longer than any name that is searched for, even if all of the
 * name's characters are hex-encoded.
 */
const OVERLAP = 200;

/**
 * Returns true if the text contains one of the names. Searches in chunks and yields to the event loop between them,
 * because the text can be several megabytes long.
 */
async function holds(text: string, names: RegExp): Promise<boolean> {
  for (let at = 0; at < text.length; at += PIECE) {
    const end = Math.min(text.length, at + PIECE + OVERLAP);
    const found = names.exec(text.slice(at, end));
    // A match at the very end of a chunk may be only the beginning of a longer name. Ignore it, because the next chunk
    // overlaps with this one and contains the whole name.
    if (found && (end === text.length || at + found.index + found[0].length < end)) return true;
    await letOthersWork();
  }
  return false;
}

/**
 * Yields the dictionary (`head`) and the byte range of each object stream. Compression can hide PDF names in these
 * streams, so their contents must be searched separately.
 */
function* objectStreams(text: string): Generator<{ head: string; from: number; to: number }> {
  const start = /stream\r?\n/g;
  let count = 0;
  for (let found = start.exec(text); found; found = start.exec(text)) {
    // Skip `endstream`, which also ends with `stream`.
    if (text.slice(found.index - 3, found.index) === 'end') continue;
    count += 1;
    if (count > MAX_STREAMS) throw new DomainError('document.damaged');
    const head = text.slice(Math.max(0, found.index - 1000), found.index);
    const dictionary = head.slice(head.lastIndexOf(' obj') + 1);
    const from = found.index + found[0].length;
    const to = text.indexOf('endstream', from);
    if (to === -1) return;
    if (OBJECT_STREAM.test(dictionary)) yield { head: dictionary, from, to };
    start.lastIndex = to;
  }
}

/**
 * Checks a PDF before it is rendered: it must be complete, unencrypted, and free of scripts and embedded files. Object
 * streams are decompressed and checked too. If a stream cannot be decompressed, the file is rejected, because the
 * stream's content is unknown.
 * @throws DomainError document.damaged · document.encrypted · document.active (it contains scripts or embedded files)
 */
export async function judgePdf(file: Buffer): Promise<void> {
  const text = file.toString('latin1');
  // Reject data before the header and anything except white space after the trailer, so that no second file can be
  // hidden before or after the PDF.
  if (!/^%PDF-[12]\.\d/.test(text) || !/%%EOF\s*$/.test(text.slice(-64)))
    throw new DomainError('document.damaged');
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(text.slice(-256)))
    throw new DomainError('document.damaged');
  if (await holds(text, ENCRYPTED)) throw new DomainError('document.encrypted');
  if (await holds(text, ACTIVE)) throw new DomainError('document.active');
  if (!(await holds(text, OBJECT_STREAM))) return;
  let left = MAX_UNPACKED_BYTES;
  for (const { head, from, to } of objectStreams(text)) {
    if (!FLATE.test(head) || FOREIGN_FILTER.test(head)) throw new DomainError('document.damaged');
    const packed = file.subarray(from, to);
    const unpacked = await inflateAsync(packed, { maxOutputLength: left }).catch(() => {
      throw new DomainError('document.damaged');
    });
    left -= unpacked.length;
    if (left <= 0) throw new DomainError('document.damaged');
    if (await holds(unpacked.toString('latin1'), ACTIVE)) throw new DomainError('document.active');
  }
}
