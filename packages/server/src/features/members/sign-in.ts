import { inLane, uniformly, verifyPassword, type NewSession } from '../../platform/auth.ts';
import type { Lane, Place } from '../../platform/password-hasher.ts';
import { amongStrangers, fromDevice } from '../../platform/strangers.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { lockWallet, recordEvent } from '../ledger/index.ts';
import type { Caller } from './caller.ts';
import { budgetOf, rememberDevice } from './devices.ts';
import { gateStateOf } from './member-state.ts';
import { queueNotice } from './notices.ts';
import { findMemberByEmail, lockMember, updateMember, type MemberRow } from './repository.ts';
import { emailKeyOf } from './rules.ts';
import { passSecondFactor } from './second-factor.ts';
import { clearBudgets, takeBackTry, takeTry } from './sign-in-repository.ts';
import { tellOfLock } from './tell-of-lock.ts';

/**
 * Above the slowest quiet path (two argon2 computations and two transactions), so that time tells nothing. Under a flood all of
 * a lane wait for the same queue, known address or not.
 */
const ANSWER_AFTER_MS = 200;

type Entered = { member: MemberRow; session: NewSession };

/**
 * Signs a member in. Unknown address and wrong password have the same answer at the same time, and both are locked after
 * five tries within 15 minutes (decisions §3); devices that signed in before have a budget of their own, and under a flood the
 * house still has room for them (platform/strangers.ts). Who has a second factor
 * is asked for its code once the password is right; wrong codes draw on the same budget as wrong passwords.
 * @param input `code`: six digits of the member's app, or a recovery code
 * @throws DomainError auth.wrong_credentials · auth.totp_required · auth.code_wrong · auth.locked ·
 *   member.closed · request.overloaded · request.too_many
 */
export async function signIn(
  deps: Deps,
  input: { email: string; password: string; code?: string | undefined },
  caller: Caller,
): Promise<Entered> {
  const attempt: Attempt = { ...input, emailKey: emailKeyOf(input.email), caller };
  return caller.isSealed ? comeBack(deps, attempt) : comeAsStranger(deps, attempt);
}

interface Attempt {
  emailKey: string;
  password: string;
  code?: string | undefined;
  caller: Caller;
}

/** Nobody ever signed in from this device. */
function comeAsStranger(deps: Deps, attempt: Attempt): Promise<Entered> {
  return strangers(deps, attempt, () =>
    uniformly(ANSWER_AFTER_MS, () =>
      // Before anything is looked up or counted: whom the house cannot serve now has tried nothing and costs nothing.
      inLane('stranger', async (place) =>
        tryToEnter(deps, attempt, await lookUp(deps, attempt), place),
      ),
    ),
  );
}

/** From a device that somebody signed in from: to this account it may be a stranger nevertheless. */
function comeBack(deps: Deps, attempt: Attempt): Promise<Entered> {
  return fromDevice(deps, attempt.caller.deviceToken, () =>
    uniformly(ANSWER_AFTER_MS, async () => {
      const found = await lookUp(deps, attempt);
      const enter = (lane: Lane) =>
        inLane(lane, (place) => tryToEnter(deps, attempt, found, place));
      return found.isKnown ? enter('known') : strangers(deps, attempt, () => enter('stranger'));
    }),
  );
}

const strangers = <T>(deps: Deps, { emailKey, caller }: Attempt, work: () => Promise<T>) =>
  amongStrangers(deps, { door: 'members', account: emailKey, ip: caller.ip }, work);

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
    // Whoever set another password while this one was compared has ended every session: none may be opened after that.
    if (current?.password_hash !== member.password_hash) return 'stale';
    // Said only to who knows the password.
    deps.gates.allow('login', gateStateOf(current));
    const factor = await passSecondFactor(deps, tx, member.id, attempt.code);
    // Not a wrong try, and no right one either: the wrong codes of before go on counting.
    if (factor === 'required') await takeBackTry(tx, budget, now);
    if (factor === 'required' || factor === 'wrong') return factor;
    if (verdict.rehash) await updateMember(tx, member.id, { password_hash: verdict.rehash });
    await clearBudgets(tx, [budget]);
    return { member: current, session: await openSession(deps, tx, current, attempt.caller) };
  });
  if (entered === 'stale') return refuse(deps, 'auth.wrong_credentials', { isLast, member });
  // Thrown after the commit, since a wrong code has to count.
  if (entered === 'required') throw new DomainError('auth.totp_required');
  if (entered === 'wrong') return refuse(deps, 'auth.code_wrong', { isLast, member });
  return entered;
}

/** The last try locks, and the member is told how to open the account again. */
async function refuse(
  deps: Deps,
  why: 'auth.wrong_credentials' | 'auth.code_wrong',
  { isLast, member }: { isLast: boolean; member: MemberRow | undefined },
): Promise<never> {
  if (!isLast) throw new DomainError(why);
  if (member) await deps.transaction((tx) => tellOfLock(deps, tx, member));
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
  if (isNew) await queueNotice(deps, tx, member, 'new_device', { device, address: ip });
  const session = await deps.sessions.create(tx, {
    kind: 'member',
    subjectId: member.id,
    device,
    ip,
  });
  await recordEvent(tx, {
    memberId: member.id,
    type: 'members.signed_in',
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
