import { randomInt } from 'node:crypto';
import {
  CONFIRMATION_CODE_LIFETIME_MS,
  EMAIL_CHANGE_CODE_LIFETIME_MS,
  EMAIL_CODE_DIGITS,
  EMAIL_CODE_MAX_TRIES,
} from '@wl/world/casino/limits';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { keyedHash, sameHash } from '../../../platform/keyed-hash.ts';
import {
  countTry,
  lockEmailCode,
  putEmailCode,
  removeEmailCode,
  type CodePurpose,
} from '../repository.ts';

const LIFETIME_MS: Readonly<Record<CodePurpose, number>> = {
  confirm: CONFIRMATION_CODE_LIFETIME_MS,
  change: EMAIL_CHANGE_CODE_LIFETIME_MS,
};

const hashOf = (deps: Deps, memberId: string, purpose: CodePurpose, code: string) =>
  keyedHash(deps, `members.code.${purpose}`, `${memberId}:${code}`);

/** Returns six uniformly random digits. */
export const newCode = () =>
  String(randomInt(10 ** EMAIL_CODE_DIGITS)).padStart(EMAIL_CODE_DIGITS, '0');

/** Creates a six-digit e-mail code and replaces any earlier code for the same purpose. Stores only its keyed hash. */
export async function makeEmailCode(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  purpose: CodePurpose,
): Promise<string> {
  const code = newCode();
  const now = deps.clock.now();
  await putEmailCode(tx, {
    member_id: memberId,
    purpose,
    code_hash: hashOf(deps, memberId, purpose, code),
    expires_at: new Date(now.getTime() + LIFETIME_MS[purpose]),
    created_at: now,
  });
  return code;
}

/** Deletes a member's current codes for the given purposes, so that they are no longer accepted. */
export async function endEmailCodes(
  tx: Transaction,
  memberId: string,
  purposes: readonly CodePurpose[],
): Promise<void> {
  for (const purpose of purposes) await removeEmailCode(tx, memberId, purpose);
}

export type Spent = 'right' | 'wrong' | 'expired' | 'missing';

/**
 * Checks a code and removes it if it is correct. Returns a verdict instead of throwing, because a failed attempt counts
 * only if the caller's transaction commits. Before sign-in, responses must be the same for `missing` and `wrong`, so
 * that they do not reveal which addresses belong to members.
 *
 * @returns `expired` if the digits are correct but the code is too old or had five failed attempts; `missing` if no
 *   code is stored, or if the digits are wrong and the code could not be used anyway
 */
export async function spendEmailCode(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  purpose: CodePurpose,
  code: string,
): Promise<Spent> {
  const kept = await lockEmailCode(tx, memberId, purpose);
  if (!kept) return 'missing';
  const matches = sameHash(kept.code_hash, hashOf(deps, memberId, purpose, code));
  if (kept.tries >= EMAIL_CODE_MAX_TRIES || kept.expires_at <= deps.clock.now())
    return matches ? 'expired' : 'missing';
  if (!matches) {
    await countTry(tx, memberId, purpose);
    return 'wrong';
  }
  await removeEmailCode(tx, memberId, purpose);
  return 'right';
}
