import type { Deps } from '../../platform/deps.ts';
import { keyedHash } from '../members/index.ts';
import { forgetVisitors, putClick } from './referrals-repository.ts';
import { activeOwnerOf } from './repository.ts';
import { DAY_MS } from './rules.ts';

/** Tokens as they are stored; what members and links carry may be written otherwise. */
export const plainToken = (token: string): string => token.trim().toLowerCase();

/**
 * Counts a visitor who came by a link, once per token, address and UTC day. Of the address a keyed hash stays, for a day.
 * A token of nobody, or of a paused affiliate, counts nothing.
 */
export async function countClick(
  deps: Deps,
  { token: given, ip }: { token: string; ip: string },
): Promise<void> {
  const token = plainToken(given);
  if (!(await activeOwnerOf(deps.db, token))) return;
  const at = deps.clock.now();
  const day = at.toISOString().slice(0, 10);
  const key = keyedHash(deps, 'affiliates.visitor', `${token} ${day} ${ip}`);
  await deps.transaction((tx) => putClick(tx, { key, token, day, at }));
}

export function forgetOldVisitors(deps: Deps): Promise<void> {
  return forgetVisitors(deps.db, new Date(deps.clock.now().getTime() - DAY_MS));
}
