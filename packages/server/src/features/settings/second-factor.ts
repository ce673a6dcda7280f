import type { Subject } from '../../platform/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { lockWallet } from '../ledger/index.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  passSecondFactor,
  reauthenticate,
} from '../members/index.ts';

/**
 * Begins to set up an authenticator app, after the password.
 * @returns the secret as base32 text and as the address that a QR code holds; told once
 * @throws DomainError auth.wrong_password · auth.locked · second_factor.already_on
 */
export async function beginSetUp(
  deps: Deps,
  asker: Subject,
  given: { password: string; deviceToken: string },
): Promise<{ secret: string; uri: string }> {
  const member = await reauthenticate(deps, asker, given);
  return deps.transaction((tx) => beginSecondFactor(deps, tx, member));
}

/**
 * Confirms the app by its first code: signing in asks for one from now on, also on devices that are signed in.
 * @returns the recovery codes, told once
 * @throws DomainError auth.code_wrong · second_factor.not_begun · second_factor.already_on
 */
export async function confirmSetUp(deps: Deps, asker: Subject, code: string): Promise<string[]> {
  const confirmed = await deps.transaction(async (tx) => {
    await lockWallet(tx, asker.id);
    const verdict = await confirmSecondFactor(deps, tx, asker.id, code);
    const others = { subjectId: asker.id, exceptId: asker.sessionId };
    if (verdict !== 'wrong') await deps.sessions.end(tx, others, 'second factor on');
    return verdict;
  });
  // Thrown after the commit, since a wrong code has to count.
  if (confirmed === 'wrong') throw new DomainError('auth.code_wrong');
  return confirmed.codes;
}

/**
 * Asks for password and code once more, then works in the same transaction: what a lost phone or a password alone must not be
 * able to do.
 * @throws DomainError auth.wrong_password · auth.locked · auth.code_wrong · second_factor.not_on
 */
export async function withBothFactors<T>(
  deps: Deps,
  asker: Subject,
  given: { password: string; code: string; deviceToken: string },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  await reauthenticate(deps, asker, given);
  const done = await deps.transaction(async (tx) => {
    await lockWallet(tx, asker.id);
    const verdict = await passSecondFactor(deps, tx, asker.id, given.code);
    if (verdict === 'none') throw new DomainError('second_factor.not_on');
    return verdict === 'right' ? { result: await work(tx) } : undefined;
  });
  if (!done) throw new DomainError('auth.code_wrong');
  return done.result;
}
