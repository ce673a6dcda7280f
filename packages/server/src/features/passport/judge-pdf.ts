import { setImmediate as letOthersWork } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { DomainError } from '../../platform/errors.ts';

const inflateAsync = promisify(inflate);

/** What object streams may unpack to, all together. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

/** A letter has some dozens; each is looked at, and the house waits meanwhile. */
const MAX_STREAMS = 20_000;

/** A name of PDF as it may be written: each character itself or `#` and its code (ISO 32000-2, 7.3.5). */
function nameOf(name: string): string {
  const letters = [...name].map((letter) => {
    const code = letter.charCodeAt(0).toString(16).padStart(2, '0');
    const either = [...code].map((digit) => `[${digit}${digit.toUpperCase()}]`).join('');
    return `(?:${letter}|#${either})`;
  });
  return `/${letters.join('')}(?![A-Za-z0-9])`;
}

const anyOf = (names: readonly string[]) => new RegExp(names.map(nameOf).join('|'));

/** Programs, calls of programs, and other files inside: a letter needs none of them. */
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

/** Bets go on between two pieces of a large file. */
const PIECE = 512 * 1024;
/** More than any of the names is long, however it is written. */
const OVERLAP = 200;

/** Whether a name stands anywhere in a text of megabytes. */
async function holds(text: string, names: RegExp): Promise<boolean> {
  for (let at = 0; at < text.length; at += PIECE) {
    const end = Math.min(text.length, at + PIECE + OVERLAP);
    const found = names.exec(text.slice(at, end));
    // A name at the very end of a piece may go on: the next piece holds it whole.
    if (found && (end === text.length || at + found.index + found[0].length < end)) return true;
    await letOthersWork();
  }
  return false;
}

/** Where the bytes of object streams begin and end: objects are packed there, and names in them with the objects. */
function* objectStreams(text: string): Generator<{ head: string; from: number; to: number }> {
  const start = /stream\r?\n/g;
  let count = 0;
  for (let found = start.exec(text); found; found = start.exec(text)) {
    // `endstream` ends with the same word.
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
 * Judges a PDF before it is drawn: whole, not locked, without programs and other files. Objects in compressed streams are
 * unpacked and judged too; what cannot be unpacked is refused, since nobody could say what is in it.
 * @throws DomainError document.damaged · document.encrypted · document.active
 */
export async function judgePdf(file: Buffer): Promise<void> {
  const text = file.toString('latin1');
  // Nothing before the header, nothing but line ends after the trailer: no second file hides around it.
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
