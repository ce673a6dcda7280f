import { createHash, randomFillSync } from 'node:crypto';

const POOL_BYTES = 10 * 512;
const pool = Buffer.allocUnsafe(POOL_BYTES);
let used = POOL_BYTES;

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/**
 * Returns a UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, then 74 random bits. Random bytes are generated for 512
 * ids at a time, because a system call per id would be slow. The time comes from the machine's clock instead of the
 * injected one, because its only purpose is to keep new ids close together in indexes.
 */
export function uuidv7(): string {
  if (used >= POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  const at = used;
  used += 10;
  const ms = Date.now();
  const high = Math.floor(ms / 0x1_0000);
  const low = ms & 0xffff;
  const hex = (offset: number) => HEX[pool[at + offset] ?? 0] ?? '00';
  return (
    high.toString(16).padStart(8, '0') +
    '-' +
    low.toString(16).padStart(4, '0') +
    '-' +
    (HEX[0x70 | ((pool[at] ?? 0) & 0x0f)] ?? '') +
    hex(1) +
    '-' +
    (HEX[0x80 | ((pool[at + 2] ?? 0) & 0x3f)] ?? '') +
    hex(3) +
    '-' +
    hex(4) +
    hex(5) +
    hex(6) +
    hex(7) +
    hex(8) +
    hex(9)
  );
}

/**
 * Returns a UUID derived from a string. Used as an operation id, it ensures that the operation happens at most once per
 * string.
 */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
