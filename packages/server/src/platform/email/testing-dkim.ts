import { createHash, createVerify } from 'node:crypto';

/** Returns a header field in relaxed canonical form (RFC 6376, 3.4.2). */
function relaxedHeader(field: string): string {
  const colon = field.indexOf(':');
  const value = field
    .slice(colon + 1)
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/g, ' ');
  return `${field.slice(0, colon).toLowerCase().trim()}:${value.trim()}`;
}

/** Returns a body in relaxed canonical form (RFC 6376, 3.4.4). */
function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd());
  const text = lines.join('\r\n').replace(/(\r\n)+$/, '');
  return text === '' ? '' : `${text}\r\n`;
}

/**
 * Verifies the DKIM signature of a raw e-mail, as a receiving server does with the public key from DNS.
 * @returns the signed header fields, or undefined if the signature is missing or wrong
 */
export function verifyDkim(
  raw: string,
  publicKey: string,
): { d: string; s: string; h: string[] } | undefined {
  const end = raw.indexOf('\r\n\r\n');
  const fields = raw.slice(0, end).split(/\r\n(?![ \t])/);
  const signature = fields.find((field) => /^dkim-signature:/i.test(field));
  if (signature === undefined) return undefined;
  const tags = Object.fromEntries(
    relaxedHeader(signature)
      .slice('dkim-signature:'.length)
      .split(';')
      .map((tag) => tag.trim().split(/=([^]*)/))
      .map(([name = '', value = '']) => [name, value.replaceAll(/\s/g, '')]),
  );
  const bodyHash = createHash('sha256').update(relaxedBody(raw.slice(end + 4)), 'latin1');
  if (tags['c'] !== 'relaxed/relaxed' || tags['bh'] !== bodyHash.digest('base64')) return undefined;
  const names = (tags['h'] ?? '').toLowerCase().split(':');
  const rest = [...fields];
  const signed = names.map((name) => {
    const at = rest.findLastIndex((field) => field.toLowerCase().startsWith(`${name}:`));
    return at < 0 ? '' : `${relaxedHeader(rest.splice(at, 1)[0] ?? '')}\r\n`;
  });
  const own = relaxedHeader(signature)
    .replace(/([;\s]b=)[^;]*/, '$1')
    .trim();
  const verify = createVerify('RSA-SHA256').update(signed.join('') + own, 'latin1');
  const isGood = verify.verify(publicKey, tags['b'] ?? '', 'base64');
  return isGood ? { d: tags['d'] ?? '', s: tags['s'] ?? '', h: names } : undefined;
}
