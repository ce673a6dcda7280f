import type { Deps } from '../../platform/deps.ts';
import { utcDay } from '../../platform/utc-day.ts';
import { keyedHash } from '../members/index.ts';
import { forgetVisitors, putClick } from './referrals-repository.ts';
import { activeOwnerOf } from './repository.ts';
import { DAY_MS } from './rules.ts';

/**
 * Normalises an affiliate token to its stored form. A token from a link or from a member's input may be in upper or
 * lower case and may have surrounding spaces.
 */
export const plainToken = (token: string): string => token.trim().toLowerCase();

/**
 * Counts a visitor's click on an affiliate link, once per token, IP address and UTC day. Stores only a keyed hash of
 * the address, for one day. Ignores unknown tokens and tokens of paused affiliates.
 */
export async function countClick(
  deps: Deps,
  { token: given, ip }: { token: string; ip: string },
): Promise<void> {
  const token = plainToken(given);
  if (!(await activeOwnerOf(deps.db, token))) return;
  const at = deps.clock.now();
  const day = utcDay(at);
  const key = keyedHash(deps, 'affiliates.visitor', `${token} ${day} ${ip}`);
  await deps.transaction((tx) => putClick(tx, { key, token, day, at }));
}

export function forgetOldVisitors(deps: Deps): Promise<void> {
  return forgetVisitors(deps.db, new Date(deps.clock.now().getTime() - DAY_MS));
}
