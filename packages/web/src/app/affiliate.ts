/** Lifetime of the stored affiliate token (specification §2): kept until registration, for thirty days at most. */
import { AFFILIATE_TOKEN_DAYS, AFFILIATE_TOKEN_MAX_LENGTH } from '@wl/world/casino/limits';
import { request } from './request.ts';
import { readLocal, removeLocal, writeLocal } from './storage.ts';

const KEPT_MS = AFFILIATE_TOKEN_DAYS * 86_400_000;

/** Token already counted since this page was loaded: returning to `/` is not a second visit. */
let counted: string | undefined;

/** Stores the token in the query of `/` and reports the click to the server. The last click wins over an earlier one. */
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
    // A click that could not be counted is not worth an error message.
  }
}

/** Returns the token to register with; null when there is none or its click is too old. */
export function affiliateToken(): string | null {
  const keptSince = Number(readLocal('affiliate_token_at') ?? 0);
  return Date.now() - keptSince < KEPT_MS ? readLocal('affiliate_token') : null;
}

/** Forgets the token after registration (specification §7). */
export function forgetAffiliateToken(): void {
  removeLocal('affiliate_token');
  removeLocal('affiliate_token_at');
}
