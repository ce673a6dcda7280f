import { uniformly, verifyPassword, type NewSession } from '../../platform/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail.ts';
import { recordEvent } from '../ledger/index.ts';
import type { Caller } from './caller.ts';
import { budgetOf, rememberDevice } from './devices.ts';
import { makeEmailCode } from './email-codes.ts';
import { lockedLetter } from './mails.ts';
import { gateStateOf } from './member-state.ts';
import { findMemberByEmail, updateMember, type MemberRow } from './repository.ts';
import { emailKeyOf } from './rules.ts';
import { clearBudgets, takeTry } from './sign-in-repository.ts';
import { refuseBlockedCountry } from './whereabouts.ts';

/** Above the slowest quiet path (two argon2 computations and two transactions), so that time tells nothing. */
const ANSWER_AFTER_MS = 200;

/**
 * Signs a member in. Unknown address and wrong password have the same answer at the same time, and both are locked after
 * five tries within 15 minutes (decisions §3); devices that signed in before have a budget of their own.
 * @throws DomainError request.country_blocked · auth.wrong_credentials · auth.locked · member.closed
 */
export async function signIn(
  deps: Deps,
  input: { email: string; password: string },
  caller: Caller,
): Promise<{ member: MemberRow; session: NewSession }> {
  await refuseBlockedCountry(caller.ip);
  return uniformly(ANSWER_AFTER_MS, async () => {
    const emailKey = emailKeyOf(input.email);
    const member = await findMemberByEmail(deps.db, emailKey);
    const budget = await budgetOf(deps, emailKey, member?.id, caller.deviceToken);
    const taken = await deps.transaction((tx) => takeTry(tx, budget, deps.clock.now()));
    if (taken === 'locked') throw new DomainError('auth.locked');
    const verdict = await verifyPassword(member?.password_hash, input.password);
    if (!verdict.ok || !member) {
      if (taken !== 'last') throw new DomainError('auth.wrong_credentials');
      if (member) await deps.transaction((tx) => tellOfLock(deps, tx, member));
      throw new DomainError('auth.locked');
    }
    // Said only to who knows the password.
    deps.gates.allow('login', gateStateOf(member));
    const { rehash } = verdict;
    if (rehash)
      await deps.transaction((tx) => updateMember(tx, member.id, { password_hash: rehash }));
    return deps.transaction(async (tx) => {
      await clearBudgets(tx, [budget]);
      const session = await openSession(deps, tx, member, caller);
      return { member, session };
    });
  });
}

async function openSession(
  deps: Deps,
  tx: Transaction,
  member: MemberRow,
  caller: Caller,
): Promise<NewSession> {
  await rememberDevice(deps, tx, member.id, { token: caller.deviceToken, device: caller.device });
  const session = await deps.sessions.create(tx, {
    kind: 'member',
    subjectId: member.id,
    device: caller.device,
    ip: caller.ip,
  });
  await recordEvent(tx, {
    memberId: member.id,
    type: 'members.signed_in',
    data: { at: deps.clock.now().toISOString() },
  });
  tx.afterCommit(() => {
    deps.events.wake();
  });
  return session;
}

/** The mail that opens the account again (recover-account.ts). */
async function tellOfLock(deps: Deps, tx: Transaction, member: MemberRow): Promise<void> {
  const code = await makeEmailCode(deps, tx, member.id, 'recover');
  await queueMail(
    tx,
    lockedLetter({
      to: member.email,
      name: member.first_name,
      language: member.language,
      code,
      publicUrl: deps.config.publicUrl,
    }),
  );
}
