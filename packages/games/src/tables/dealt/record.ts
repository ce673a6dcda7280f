import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Line of a dealt table's record, with the fields needed to verify its hash (decision 123). */
export interface SignedLine {
  no: number;
  content: string;
  /** Hash of the previous line; 64 zeros for the first line. */
  previous: string;
  hash: string;
}

/** Value of `previous` in the first line of a record. */
export const NO_LINE = '0'.repeat(64);

/** Returns the hash of a line: SHA-256 of `previous` followed by `content`, in hexadecimal. */
export function hashOfLine({
  previous,
  content,
}: Pick<SignedLine, 'previous' | 'content'>): string {
  return bytesToHex(sha256(utf8ToBytes(previous + content)));
}

/**
 * Returns the number of the first line that does not match its hash or does not continue the line before; undefined if
 * there is no such line. If the line before is not in `lines`, only the hash is checked.
 */
export function firstBrokenLine(lines: readonly SignedLine[]): number | undefined {
  let before: SignedLine | undefined;
  for (const line of lines) {
    const follows = before && line.no === before.no + 1;
    if (hashOfLine(line) !== line.hash || (follows && line.previous !== before?.hash))
      return line.no;
    before = line;
  }
  return undefined;
}
