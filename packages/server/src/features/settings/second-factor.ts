import type { Subject } from '../../platform/sign-in/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { lockWallet } from '../ledger/index.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  passSecondFactor,
  reauthenticate,
} from '../members/index.ts';

/**
 * Checks the password, then starts the setup of an authenticator app.
 * @returns the secret, as base32 text and as the URI for a QR code, to be shown only once
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
 * Confirms the authenticator app with its first code; sign-in then requires a code. Signs out all other devices.
 * @returns the recovery codes, shown once
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
  // Throw only after the commit, so that the failed attempt is counted.
  if (confirmed === 'wrong') throw new DomainError('auth.code_wrong');
  return confirmed.codes;
}

/**
 * Requires the password and a code again, then runs `work` in the same transaction. Used for actions that must be
 * impossible with only the member's phone or only the password.
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
