/**
 * Base32 (RFC 4648, section 6) without padding, for the local parts of e-mail addresses. Uses only lower-case letters
 * and digits, because mail servers may change the case.
 */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

export function toBase32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Decodes Base32 text, which must contain only characters of the alphabet. */
export function fromBase32(text: string): Buffer {
  let bits = '';
  for (const character of text) bits += ALPHABET.indexOf(character).toString(2).padStart(5, '0');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
