import { randomInt } from 'node:crypto';
import {
  CONFIRMATION_CODE_LIFE_MS,
  EMAIL_CODE_DIGITS,
  EMAIL_CODE_MAX_TRIES,
  RECOVERY_CODE_LIFE_MS,
} from '@wl/world/house/limits';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { keyedHash, sameHash } from './keyed-hash.ts';
import {
  countTry,
  lockEmailCode,
  putEmailCode,
  removeEmailCode,
  type CodePurpose,
} from './repository.ts';

const LIFE_MS: Readonly<Record<CodePurpose, number>> = {
  confirm: CONFIRMATION_CODE_LIFE_MS,
  recover: RECOVERY_CODE_LIFE_MS,
};

const hashOf = (deps: Deps, memberId: string, purpose: CodePurpose, code: string) =>
  keyedHash(deps, `members.code.${purpose}`, `${memberId}:${code}`);

/** Makes a new six-digit code for a mail; an older one of the same purpose ends. Only its keyed hash is kept. */
export async function makeEmailCode(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  purpose: CodePurpose,
): Promise<string> {
  const code = String(randomInt(10 ** EMAIL_CODE_DIGITS)).padStart(EMAIL_CODE_DIGITS, '0');
  const now = deps.clock.now();
  await putEmailCode(tx, {
    member_id: memberId,
    purpose,
    code_hash: hashOf(deps, memberId, purpose, code),
    expires_at: new Date(now.getTime() + LIFE_MS[purpose]),
    created_at: now,
  });
  return code;
}

/**
 * Spends a code. A verdict, not an exception: the caller's transaction has to commit for a wrong try to count.
 * A code is gone once it was right; after five wrong tries it counts as expired.
 */
export async function spendEmailCode(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  purpose: CodePurpose,
  code: string,
): Promise<'right' | 'wrong' | 'expired'> {
  const kept = await lockEmailCode(tx, memberId, purpose);
  if (!kept || kept.tries >= EMAIL_CODE_MAX_TRIES || kept.expires_at <= deps.clock.now())
    return 'expired';
  if (!sameHash(kept.code_hash, hashOf(deps, memberId, purpose, code))) {
    await countTry(tx, memberId, purpose);
    return 'wrong';
  }
  await removeEmailCode(tx, memberId, purpose);
  return 'right';
}
