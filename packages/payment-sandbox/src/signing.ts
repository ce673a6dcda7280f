import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns the HMAC-SHA256 of `<unix seconds>.<text>` in hex. The text is the raw body of a webhook, or `METHOD
 * path\nbody` for a request from the merchant.
 */
function sign(secret: string, timestampSeconds: number, text: string | Buffer): string {
  return createHmac('sha256', secret).update(`${timestampSeconds}.`).update(text).digest('hex');
}

/** Returns the value of the `Harbour-Signature` header: `t=<unix seconds>,v1=<hex>`. */
export function signatureHeader(secret: string, nowMs: number, text: string | Buffer): string {
  const seconds = Math.floor(nowMs / 1000);
  return `t=${seconds},v1=${sign(secret, seconds, text)}`;
}

export type SignatureVerdict = 'good' | 'malformed' | 'stale' | 'wrong';

/**
 * Maximum difference between the timestamp of a request and the receiver's clock. A captured request could be replayed
 * only within this time.
 */
const TOLERANCE_MS = 5 * 60_000;

export function verifySignature(
  secret: string,
  header: string | undefined,
  nowMs: number,
  text: string | Buffer,
): SignatureVerdict {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match) return 'malformed';
  const seconds = Number(match[1]);
  const expected = Buffer.from(sign(secret, seconds, text), 'hex');
  if (!timingSafeEqual(expected, Buffer.from(match[2] ?? '', 'hex'))) return 'wrong';
  return Math.abs(nowMs - seconds * 1000) > TOLERANCE_MS ? 'stale' : 'good';
}
