import { membersEvents } from '@wl/contract/events/members';
import { emailKeyOf } from '../../../platform/email/email-address.ts';
import {
  inHashQueue,
  uniformly,
  verifyPassword,
  type NewSession,
} from '../../../platform/sign-in/auth.ts';
import type { HashQueue, Place } from '../../../platform/passwords/password-hasher.ts';
import { limitUnknownDevices, fromDevice } from '../../../platform/sign-in/unknown-devices.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { lockWallet, recordEvent } from '../../ledger/index.ts';
import type { Caller } from './caller.ts';
import { budgetOf, rememberDevice } from './devices.ts';
import { gateStateOf } from '../member-state.ts';
import { queueAccountEmail } from '../emails/account-emails.ts';
import { findMemberByEmail, lockMember, updateMember, type MemberRow } from '../repository.ts';
import { passSecondFactor } from './second-factor.ts';
import { clearBudgets, giveBackTry, takeTry } from './sign-in-repository.ts';
import { notifyOfLock } from './notify-of-lock.ts';

/**
 * Minimum response time of a sign-in in ms, so that the time does not reveal whether an account exists. On an idle
 * server, even the slowest sign-in (two argon2 computations and two transactions) takes less. During a flood of
 * sign-ins, responses take longer, but unknown devices wait in the same queue with or without an account.
 */
const ANSWER_AFTER_MS = 200;

type Entered = { member: MemberRow; session: NewSession };

/**
 * Signs a member in. An unknown e-mail address and a wrong password get the same response after the same time.
 * - Five failed attempts within 15 minutes lock the sign-in for an e-mail address, whether or not it has an account
 *   (decisions §3). Wrong second-factor codes count like wrong passwords.
 * - Attempts from devices that have signed in before are counted separately, so that a flood of attempts from unknown
 *   devices does not lock out known devices (platform/sign-in/unknown-devices.ts).
 *
 * @param input the credentials; `code` is six digits from the member's authenticator app, or a recovery code
 * @throws DomainError auth.wrong_credentials · auth.totp_required · auth.code_wrong · auth.locked · member.closed ·
 *   request.overloaded · request.too_many
 */
export async function signIn(
  deps: Deps,
  input: { email: string; password: string; code?: string | undefined },
  caller: Caller,
): Promise<Entered> {
  const attempt: Attempt = { ...input, emailKey: emailKeyOf(input.email), caller };
  return caller.isSealed ? comeBack(deps, attempt) : signInFromUnknownDevice(deps, attempt);
}

interface Attempt {
  emailKey: string;
  password: string;
  code?: string | undefined;
  caller: Caller;
}

/**
 * Attempts a sign-in from an unknown device. The device has no cookie, or its cookie has no valid device seal
 * (device-cookie.ts).
 */
function signInFromUnknownDevice(deps: Deps, attempt: Attempt): Promise<Entered> {
  return fromUnknownDevice(deps, attempt, () =>
    uniformly(ANSWER_AFTER_MS, () =>
      // Enter the queue for password hashing before looking up the account and counting the attempt. A request rejected
      // for overload then needs no look-up and does not count as an attempt.
      inHashQueue('unknown', async (place) =>
        tryToEnter(deps, attempt, await lookUp(deps, attempt), place),
      ),
    ),
  );
}

/**
 * Attempts a sign-in from a device with a valid device seal. The seal proves an earlier sign-in from this device,
 * possibly to another account.
 */
function comeBack(deps: Deps, attempt: Attempt): Promise<Entered> {
  return fromDevice(deps, attempt.caller.deviceToken, () =>
    uniformly(ANSWER_AFTER_MS, async () => {
      const found = await lookUp(deps, attempt);
      const enter = (hashQueue: HashQueue) =>
        inHashQueue(hashQueue, (place) => tryToEnter(deps, attempt, found, place));
      return found.isKnown
        ? enter('known')
        : fromUnknownDevice(deps, attempt, () => enter('unknown'));
    }),
  );
}

const fromUnknownDevice = <T>(deps: Deps, { emailKey, caller }: Attempt, work: () => Promise<T>) =>
  limitUnknownDevices(deps, { entry: 'members', account: emailKey, ip: caller.ip }, work);

interface Found {
  member: MemberRow | undefined;
  budget: Buffer;
  isKnown: boolean;
}

async function lookUp(deps: Deps, { emailKey, caller }: Attempt): Promise<Found> {
  const member = await findMemberByEmail(deps.db, emailKey);
  return { member, ...(await budgetOf(deps, emailKey, member?.id, caller.deviceToken)) };
}

async function tryToEnter(
  deps: Deps,
  attempt: Attempt,
  { member, budget }: Found,
  place: Place,
): Promise<Entered> {
  const now = deps.clock.now();
  const taken = await deps.transaction((tx) => takeTry(tx, budget, now));
  if (taken === 'locked') throw new DomainError('auth.locked');
  const isLast = taken === 'last';
  const verdict = await verifyPassword(member?.password_hash, attempt.password, place);
  if (!verdict.ok || !member) return refuse(deps, 'auth.wrong_credentials', { isLast, member });
  const entered = await deps.transaction(async (tx) => {
    await lockWallet(tx, member.id);
    const current = await lockMember(tx, member.id);
    // If the password was changed after it was checked, the change ended all sessions. The old password must not start
    // a new session.
    if (current?.password_hash !== member.password_hash) return 'stale';
    // Check the account's state only after the password, because only a person who knows the password may learn the
    // state.
    deps.gates.allow('login', gateStateOf(current));
    const factor = await passSecondFactor(deps, tx, member.id, attempt.code);
    // An attempt without a code is not counted as a failure and does not reset the count of wrong codes.
    if (factor === 'required') await giveBackTry(tx, budget, now);
    if (factor === 'required' || factor === 'wrong') return factor;
    if (verdict.rehash) await updateMember(tx, member.id, { password_hash: verdict.rehash });
    await clearBudgets(tx, [budget]);
    return { member: current, session: await openSession(deps, tx, current, attempt.caller) };
  });
  if (entered === 'stale') return refuse(deps, 'auth.wrong_credentials', { isLast, member });
  // Throw only after the commit, because throwing inside the transaction would roll back the count of a wrong code.
  if (entered === 'required') throw new DomainError('auth.totp_required');
  if (entered === 'wrong') return refuse(deps, 'auth.code_wrong', { isLast, member });
  return entered;
}

/**
 * Rejects a sign-in. If this attempt triggered the sign-in lock, also sends the member an e-mail that explains how to
 * end the lock.
 */
async function refuse(
  deps: Deps,
  why: 'auth.wrong_credentials' | 'auth.code_wrong',
  { isLast, member }: { isLast: boolean; member: MemberRow | undefined },
): Promise<never> {
  if (!isLast) throw new DomainError(why);
  if (member) await deps.transaction((tx) => notifyOfLock(deps, tx, member));
  throw new DomainError('auth.locked');
}

async function openSession(
  deps: Deps,
  tx: Transaction,
  member: MemberRow,
  caller: Caller,
): Promise<NewSession> {
  const { deviceToken, device, ip } = caller;
  const isNew = await rememberDevice(deps, tx, member.id, { token: deviceToken, device });
  if (isNew) await queueAccountEmail(deps, tx, member, 'new_device', { device, address: ip });
  const session = await deps.sessions.create(tx, {
    kind: 'member',
    subjectId: member.id,
    device,
    ip,
  });
  await recordEvent(tx, membersEvents.signed_in, {
    memberId: member.id,
    data: {
      at: deps.clock.now().toISOString(),
      ...(member.email_confirmed_at === null && { unconfirmed: true }),
    },
  });
  tx.afterCommit(() => {
    deps.events.wake();
  });
  return session;
}
