/**
 * Stores recovery requests (decision 50). Each request records the browser that sent it, the e-mail address, and the
 * code that was sent.
 */
import {
  EMAIL_CODE_MAX_TRIES,
  RECOVERIES_PER_DAY,
  RECOVERY_CODE_LIFETIME_MS,
  RECOVERY_DAY_MS,
} from '@wl/world/casino/limits';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { newCode, type Spent } from '../registration/email-codes.ts';
import { keyedHash, sameHash } from '../../../platform/keyed-hash.ts';
import { newHandle } from './recovery-handle.ts';
import {
  askedSince,
  countRecoveryTry,
  findRecovery,
  insertRecovery,
  lockRecovery,
} from './recovery-repository.ts';

const HOUR_MS = 60 * 60 * 1000;

const handleHash = (deps: Deps, handle: string) => keyedHash(deps, 'members.recovery', handle);
const addressHash = (deps: Deps, emailKey: string) =>
  keyedHash(deps, 'members.recovery_address', emailKey);
/** Hashes the code together with the handle, so that the same digits produce a different hash for each request. */
const codeHash = (deps: Deps, handle: string, code: string) =>
  keyedHash(deps, 'members.code.recover', `${handle}:${code}`);

interface Asked {
  emailKey: string;
  /**
   * Key for counting the recovery requests for an address. Each known device has its own key, and all other devices
   * share a key (devices.ts).
   */
  budget: Buffer;
  /** Id of the member who uses this address; undefined if no account uses it. */
  memberId: string | undefined;
}

/**
 * Records a recovery request, and returns its handle and six-digit code. Stores only keyed hashes of the handle, the
 * code and the address, and stores no code if the address has no account.
 *
 * @throws DomainError auth.recoveries_spent if the daily limit on requests counted under `budget` is reached
 */
export async function openRecovery(
  deps: Deps,
  tx: Transaction,
  { emailKey, budget, memberId }: Asked,
): Promise<{ handle: string; code: string }> {
  const now = deps.clock.now();
  const asked = await askedSince(tx, budget, new Date(now.getTime() - RECOVERY_DAY_MS));
  // Time of the oldest counted request, set only if the limit is reached. The next request is allowed one day later.
  const counts = asked[RECOVERIES_PER_DAY - 1];
  if (counts) {
    const ms = counts.getTime() + RECOVERY_DAY_MS - now.getTime();
    throw new DomainError('auth.recoveries_spent', { params: { hours: Math.ceil(ms / HOUR_MS) } });
  }
  const [handle, code] = [newHandle(), newCode()];
  await insertRecovery(tx, {
    handle_hash: handleHash(deps, handle),
    address_hash: addressHash(deps, emailKey),
    budget,
    member_id: memberId ?? null,
    code_hash: memberId === undefined ? null : codeHash(deps, handle, code),
    expires_at: new Date(now.getTime() + RECOVERY_CODE_LIFETIME_MS),
    created_at: now,
  });
  return { handle, code };
}

/**
 * Returns true if the browser with this handle requested a code for this address, even if no account uses the address.
 */
export async function wasAsked(deps: Deps, handle: string, emailKey: string): Promise<boolean> {
  const asked = await findRecovery(deps.db, handleHash(deps, handle));
  return asked !== undefined && sameHash(asked.address_hash, addressHash(deps, emailKey));
}

/**
 * Checks a code entered by the member against a recovery request. Does not throw for a wrong code, so that the caller's
 * transaction commits and the failed attempt is counted. The caller must lock the member's wallet first.
 * @returns the verdict, as in `spendEmailCode`. If the code was correct, the caller must invalidate the member's codes.
 */
export async function spendRecovery(
  deps: Deps,
  tx: Transaction,
  { handle, memberId, code }: { handle: string; memberId: string; code: string },
): Promise<Spent> {
  const hash = handleHash(deps, handle);
  const kept = await lockRecovery(tx, hash);
  if (!kept || kept.member_id !== memberId || kept.code_hash === null) return 'missing';
  const matches = sameHash(kept.code_hash, codeHash(deps, handle, code));
  if (kept.tries >= EMAIL_CODE_MAX_TRIES || kept.expires_at <= deps.clock.now())
    return matches ? 'expired' : 'missing';
  if (matches) return 'right';
  await countRecoveryTry(tx, hash);
  return 'wrong';
}
