import { SIGN_IN_MAX_FAILURES } from '@wl/world/casino/limits';
import { emailKeyOf } from '../../../platform/email/email-address.ts';
import { uniformly, verifyPassword, type NewSession } from '../../../platform/sign-in/auth.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { limitUnknownDevices, fromDevice } from '../../../platform/sign-in/unknown-devices.ts';
import { audit } from '../audit.ts';
import { budgetOf, openSession, type StaffCaller } from './devices.ts';
import {
  clearBudget,
  findClerkByEmail,
  lockBudget,
  setPasswordHash,
  takeTry,
  type ClerkRow,
} from '../repository.ts';
import { judgeSecondFactor, type FittingFactor, type SecondFactor } from './second-factor.ts';

const ANSWER_AFTER_MS = 200;
/**
 * Duration of a sign-in lock. It is shorter than for members, because there are few clerks, and cash-outs must not wait
 * a day for a clerk who is locked out.
 */
const LOCK_MS = 15 * 60 * 1000;

interface Attempt {
  emailKey: string;
  password: string;
  factor: SecondFactor;
  caller: StaffCaller;
}

type Entered = { clerk: ClerkRow; session: NewSession };

/**
 * Signs a clerk in and records the attempt in the audit log.
 * - The response is the same for a wrong address, password or second factor.
 * - A code or a signed challenge works only once.
 * - Five failed attempts lock the address for 15 minutes. The attempts are counted separately for each known device,
 * and together for all unknown devices.
 * - Known devices are exempt from the flood limits (platform/sign-in/unknown-devices.ts).
 * @throws DomainError staff.wrong_credentials · auth.locked · request.overloaded · request.too_many
 */
export function signInClerk(
  deps: Deps,
  { email, password, ...factor }: { email: string; password: string } & SecondFactor,
  caller: StaffCaller,
): Promise<Entered> {
  const attempt = { emailKey: emailKeyOf(email), password, factor, caller };
  return caller.isSealed ? comeBack(deps, attempt) : signInFromUnknownDevice(deps, attempt);
}

/** Attempts a sign-in from a device on which no clerk has signed in before. */
function signInFromUnknownDevice(deps: Deps, attempt: Attempt): Promise<Entered> {
  return fromUnknownDevice(deps, attempt, () =>
    uniformly(ANSWER_AFTER_MS, async () => tryToEnter(deps, attempt, await lookUp(deps, attempt))),
  );
}

/**
 * Attempts a sign-in from a device on which at least one clerk has signed in before. If only other clerks have used the
 * device, it is treated as an unknown device for this account.
 */
function comeBack(deps: Deps, attempt: Attempt): Promise<Entered> {
  return fromDevice(deps, `staff ${attempt.caller.deviceToken}`, () =>
    uniformly(ANSWER_AFTER_MS, async () => {
      const found = await lookUp(deps, attempt);
      const enter = () => tryToEnter(deps, attempt, found);
      return found.isKnown ? enter() : fromUnknownDevice(deps, attempt, enter);
    }),
  );
}

const fromUnknownDevice = <T>(deps: Deps, { emailKey, caller }: Attempt, work: () => Promise<T>) =>
  limitUnknownDevices(deps, { entry: 'clerks', account: emailKey, ip: caller.ip }, work);

interface Found {
  clerk: ClerkRow | undefined;
  budget: Buffer;
  isKnown: boolean;
}

async function lookUp(deps: Deps, { emailKey, caller }: Attempt): Promise<Found> {
  const clerk = await findClerkByEmail(deps.db, emailKey);
  const who = { emailKey, clerkId: clerk?.id, token: caller.deviceToken };
  return { clerk, ...(await budgetOf(deps, who)) };
}

async function tryToEnter(
  deps: Deps,
  { password, factor, caller }: Attempt,
  { clerk, budget }: Found,
): Promise<Entered> {
  const now = deps.clock.now();
  const tries = await deps.transaction(async (tx) => {
    const count = await takeTry(tx, budget, now);
    if (count !== null && count >= SIGN_IN_MAX_FAILURES)
      await lockBudget(tx, budget, new Date(now.getTime() + LOCK_MS));
    return count;
  });
  if (tries === null) throw new DomainError('auth.locked');
  const verdict = await verifyPassword(clerk?.password_hash, password, 'staff');
  const fitting = await judgeSecondFactor(deps, clerk, factor);
  const session =
    clerk && verdict.ok && fitting
      ? await open(deps, clerk, { fitting, budget, rehash: verdict.rehash, caller })
      : undefined;
  if (clerk && session) return { clerk, session };
  await deps.transaction((tx) =>
    audit(tx, {
      clerkId: clerk?.id ?? null,
      action: 'staff.sign_in_refused',
      subject: clerk ? `clerk:${clerk.id}` : '',
      after: { ip: caller.ip },
    }),
  );
  throw new DomainError(tries >= SIGN_IN_MAX_FAILURES ? 'auth.locked' : 'staff.wrong_credentials');
}

/**
 * Opens a session for the clerk.
 * @returns the session; undefined if the second factor has already been used or if the account was deactivated during
 *   the sign-in
 */
async function open(
  deps: Deps,
  clerk: ClerkRow,
  how: {
    fitting: FittingFactor;
    budget: Buffer;
    rehash: string | undefined;
    caller: StaffCaller;
  },
): Promise<NewSession | undefined> {
  return deps.transaction(async (tx) => {
    if (!(await how.fitting.spend(tx))) return undefined;
    await clearBudget(tx, how.budget);
    if (how.rehash) await setPasswordHash(tx, clerk.id, how.rehash);
    const session = await openSession(deps, tx, clerk.id, how.caller);
    await audit(tx, {
      clerkId: clerk.id,
      action: 'staff.sign_in',
      subject: `clerk:${clerk.id}`,
      after: { ip: how.caller.ip, ...how.fitting.shown },
    });
    return session;
  });
}
