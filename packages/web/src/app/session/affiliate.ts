/** Stores the affiliate token until registration, but for at most thirty days (specification §2). */
import { AFFILIATE_TOKEN_DAYS, AFFILIATE_TOKEN_MAX_LENGTH } from '@wl/world/casino/limits';
import { request } from '../request.ts';
import { readLocal, removeLocal, writeLocal } from './storage.ts';

const KEPT_MS = AFFILIATE_TOKEN_DAYS * 86_400_000;

/** Token of the last affiliate click reported since page load. A return to `/` with the same token is not reported. */
let counted: string | undefined;

/** Stores the affiliate token from the query string of `/` and reports the click. A later click replaces the token. */
export function keepAffiliateToken(search: string): void {
  const token = new URLSearchParams(search).get('token')?.slice(0, AFFILIATE_TOKEN_MAX_LENGTH);
  if (!token) return;
  writeLocal('affiliate_token', token);
  writeLocal('affiliate_token_at', String(Date.now()));
  if (counted === token) return;
  counted = token;
  void recordClick(token);
}

async function recordClick(token: string): Promise<void> {
  try {
    const { countClick } = await import('@wl/contract/affiliates');
    await request(countClick, { body: { token } });
  } catch {
    // Ignore a failure: the click is not counted, but the visitor does not need to see an error message.
  }
}

/** Returns the affiliate token to send at registration; null if none is stored or it is more than thirty days old. */
export function affiliateToken(): string | null {
  const keptSince = Number(readLocal('affiliate_token_at') ?? 0);
  return Date.now() - keptSince < KEPT_MS ? readLocal('affiliate_token') : null;
}

/** Deletes the affiliate token. Called after registration (specification §7). */
export function forgetAffiliateToken(): void {
  removeLocal('affiliate_token');
  removeLocal('affiliate_token_at');
}
