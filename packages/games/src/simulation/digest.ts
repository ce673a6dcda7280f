import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Returns the SHA-256 of plain data as JSON, in hexadecimal. Generated figures are stored under the hash of their
 * input data, so that outdated figures are never used for changed inputs.
 */
export const digest = (data: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(data))));
