import { randomInt } from 'node:crypto';
import {
  RECOVERY_CODE_ALPHABET,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  SECOND_FACTOR_BEGUN_LIFETIME_MS,
  SECOND_FACTOR_MAX_WRONG,
  SECOND_FACTOR_WRONG_WINDOW_MS,
} from '@wl/world/casino/limits';
import {
  newTotpSecret,
  openSecret,
  sealSecret,
  totpStep,
  totpUri,
} from '../../../platform/sign-in/authenticator.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { keyedHash } from '../../../platform/keyed-hash.ts';
import { queueAccountEmail } from '../emails/account-emails.ts';
import { findMember } from '../repository.ts';
import {
  beginFactor,
  deleteFactor,
  lockSecondFactor,
  replaceRecoveryCodes,
  spendRecoveryCode,
  updateFactor,
  type SecondFactorRow,
} from './second-factor-repository.ts';

/** Characters that are read as the digits they resemble (Crockford's Base32). */
const LOOK_ALIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * Normalises a code for comparison: converts it to upper case, removes everything except A–Z and 0–9, and replaces O, I
 * and L with the digits that they resemble.
 */
function plainCode(typed: string): string {
  const bare = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return bare.replace(/[OIL]/g, (letter) => LOOK_ALIKE[letter] ?? letter);
}

const hashOf = (deps: Deps, memberId: string, plain: string) =>
  keyedHash(deps, 'members.recovery_code', `${memberId}:${plain}`);

/** Returns a new recovery code, such as `K7QF2-9XM4T`: 50 random bits, in two halves that are easy to read aloud. */
function newRecoveryCode(): string {
  const characters = Array.from(
    { length: RECOVERY_CODE_LENGTH },
    () => RECOVERY_CODE_ALPHABET[randomInt(RECOVERY_CODE_ALPHABET.length)] ?? '',
  ).join('');
  const half = RECOVERY_CODE_LENGTH / 2;
  return `${characters.slice(0, half)}-${characters.slice(half)}`;
}

async function giveRecoveryCodes(deps: Deps, tx: Transaction, memberId: string): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(newRecoveryCode());
  const list = [...codes];
  const hashes = list.map((code) => hashOf(deps, memberId, plainCode(code)));
  await replaceRecoveryCodes(tx, memberId, hashes);
  return list;
}

/**
 * Begins the setup of an authenticator app. Sign-in requires no codes until the member has completed the setup by
 * entering a code. The caller must have checked the password.
 * @throws DomainError second_factor.already_on if the member already has a second factor
 */
export async function beginSecondFactor(
  deps: Deps,
  tx: Transaction,
  member: { id: string; email: string },
): Promise<{ secret: string; uri: string }> {
  const secret = newTotpSecret();
  const begun = await beginFactor(tx, {
    memberId: member.id,
    secret: sealSecret(deps, 'members.totp', secret),
    now: deps.clock.now(),
  });
  if (!begun) throw new DomainError('second_factor.already_on');
  return { secret, uri: totpUri(secret, member.email) };
}

export type Confirmed = { codes: string[] } | 'wrong';

/**
 * Confirms a second factor with its first code. From then on, sign-in requires a code. For a wrong code, returns
 * `wrong` instead of throwing, because the caller's transaction must commit to count the attempt. The caller must hold
 * the wallet lock.
 * @throws DomainError second_factor.not_begun (also if setup began too long ago) · second_factor.already_on
 */
export async function confirmSecondFactor(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  code: string,
): Promise<Confirmed> {
  const now = deps.clock.now();
  const factor = await lockSecondFactor(tx, memberId);
  if (factor?.confirmed_at) throw new DomainError('second_factor.already_on');
  if (!factor || now.getTime() - factor.begun_at.getTime() >= SECOND_FACTOR_BEGUN_LIFETIME_MS)
    throw new DomainError('second_factor.not_begun');
  const step = stepOf(deps, factor, code);
  if (step === null) {
    await noteWrong(deps, tx, factor);
    return 'wrong';
  }
  await updateFactor(tx, memberId, { confirmed_at: now, last_step: step, wrong_codes: [] });
  const codes = await giveRecoveryCodes(deps, tx, memberId);
  await notifyMember(deps, tx, memberId, 'second_factor_on');
  return { codes };
}

/**
 * Issues ten new recovery codes and invalidates the old ones. The caller must have checked the password and a
 * second-factor code.
 */
export function renewRecoveryCodes(
  deps: Deps,
  tx: Transaction,
  memberId: string,
): Promise<string[]> {
  return giveRecoveryCodes(deps, tx, memberId);
}

/**
 * Removes the second factor; sign-in then requires only the password. The caller must have locked the wallet.
 * @param by `clerk` if a clerk removes the factor for a member who has lost both their phone and their recovery codes;
 *   the member then receives a different e-mail
 * @throws DomainError second_factor.not_on if the member has no second factor
 */
export async function endSecondFactor(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  by: 'member' | 'clerk',
): Promise<void> {
  if (!(await deleteFactor(tx, memberId))) throw new DomainError('second_factor.not_on');
  await notifyMember(
    deps,
    tx,
    memberId,
    by === 'clerk' ? 'second_factor_removed' : 'second_factor_off',
  );
}

/**
 * Result of the second-factor check. `none`: the member has no second factor. `required`: the request contained no
 * code.
 */
export type FactorVerdict = 'none' | 'required' | 'right' | 'wrong';

/**
 * Checks a member's second-factor code and marks it as used. The code is either six digits from an authenticator app,
 * valid once per time step, or a recovery code. After 20 wrong codes within a day, only recovery codes are checked,
 * because they are too long to guess. The caller must have locked the wallet.
 *
 * Returns a verdict instead of throwing, because a wrong code counts only if the caller's transaction commits.
 */
export async function passSecondFactor(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  code: string | undefined,
): Promise<FactorVerdict> {
  const factor = await lockSecondFactor(tx, memberId);
  if (!factor?.confirmed_at) return 'none';
  const plain = plainCode(code ?? '');
  if (plain === '') return 'required';
  if (plain.length === RECOVERY_CODE_LENGTH) {
    const left = await spendRecoveryCode(tx, memberId, hashOf(deps, memberId, plain));
    if (left !== undefined) {
      await notifyMember(deps, tx, memberId, 'recovery_code_used', { left: String(left) });
      return 'right';
    }
  } else if (stillCounting(deps, factor).length < SECOND_FACTOR_MAX_WRONG) {
    const step = stepOf(deps, factor, plain);
    if (step !== null) {
      await updateFactor(tx, memberId, { last_step: step, wrong_codes: [] });
      return 'right';
    }
  }
  await noteWrong(deps, tx, factor);
  return 'wrong';
}

/** Returns the time step of a code; null if the code is wrong or a code for this or a later step was already used. */
function stepOf(deps: Deps, factor: SecondFactorRow, code: string): number | null {
  const secret = openSecret(deps, 'members.totp', factor.secret);
  const step = totpStep(secret, code.replace(/\s/g, ''), deps.clock.now());
  return step !== null && step > factor.last_step ? step : null;
}

function stillCounting(deps: Deps, { wrong_codes: times }: SecondFactorRow): Date[] {
  const from = deps.clock.now().getTime() - SECOND_FACTOR_WRONG_WINDOW_MS;
  return times.filter((time) => time.getTime() > from);
}

async function noteWrong(deps: Deps, tx: Transaction, factor: SecondFactorRow): Promise<void> {
  const counting = stillCounting(deps, factor);
  // Once the limit is reached, do not record further wrong codes, because they would have no effect.
  if (counting.length >= SECOND_FACTOR_MAX_WRONG) return;
  await updateFactor(tx, factor.member_id, { wrong_codes: [...counting, deps.clock.now()] });
}

async function notifyMember(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  about: Parameters<typeof queueAccountEmail>[3],
  values: Record<string, string> = {},
): Promise<void> {
  const member = await findMember(tx, memberId);
  if (member) await queueAccountEmail(deps, tx, member, about, values);
}
