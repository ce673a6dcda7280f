import { createHmac } from 'node:crypto';
import { SIGN_IN_MAX_FAILURES } from '@wl/world/house/limits';
import { uniformly, verifyPassword, type NewSession } from '../../platform/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { amongStrangers } from '../../platform/strangers.ts';
import { audit } from './audit.ts';
import { openSecret, totpStep } from '../../platform/authenticator.ts';
import {
  clearBudget,
  findClerkByEmail,
  lockBudget,
  setPasswordHash,
  takeTotpStep,
  takeTry,
  type ClerkRow,
} from './repository.ts';

const ANSWER_AFTER_MS = 200;
/** Shorter than a member's: clerks are few, and somebody has to pay out today. */
const LOCK_MS = 15 * 60 * 1000;

interface Credentials {
  email: string;
  password: string;
  code: string;
}

/**
 * Signs a clerk in. Address, password and authenticator code have one answer for whichever is wrong; a code works once.
 * Five wrong tries lock the address for 15 minutes. Success and failure are in the audit log.
 * @throws DomainError staff.wrong_credentials · auth.locked · request.overloaded · request.too_many
 */
export async function signInClerk(
  deps: Deps,
  { email, password, code }: Credentials,
  caller: { ip: string; device: string },
): Promise<{ clerk: ClerkRow; session: NewSession }> {
  const emailKey = email.trim().toLowerCase();
  const enter = async () => {
    const budget = createHmac('sha256', deps.config.appSecret)
      .update(`staff.sign_in_budget\0${emailKey}`)
      .digest();
    const now = deps.clock.now();
    const tries = await deps.transaction(async (tx) => {
      const count = await takeTry(tx, budget, now);
      if (count !== null && count >= SIGN_IN_MAX_FAILURES)
        await lockBudget(tx, budget, new Date(now.getTime() + LOCK_MS));
      return count;
    });
    if (tries === null) throw new DomainError('auth.locked');
    const clerk = await findClerkByEmail(deps.db, emailKey);
    const verdict = await verifyPassword(clerk?.password_hash, password, 'staff');
    const step =
      clerk?.active &&
      totpStep(openSecret(deps, 'staff.totp', clerk.totp_secret), code.replace(/\s/g, ''), now);
    const session =
      clerk && verdict.ok && step
        ? await open(deps, clerk, { step, budget, rehash: verdict.rehash, caller })
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
    throw new DomainError(
      tries >= SIGN_IN_MAX_FAILURES ? 'auth.locked' : 'staff.wrong_credentials',
    );
  };
  return amongStrangers(deps, { door: 'clerks', account: emailKey }, () =>
    uniformly(ANSWER_AFTER_MS, enter),
  );
}

/** Undefined when the code was used before. */
async function open(
  deps: Deps,
  clerk: ClerkRow,
  how: {
    step: number;
    budget: Buffer;
    rehash: string | undefined;
    caller: { ip: string; device: string };
  },
): Promise<NewSession | undefined> {
  return deps.transaction(async (tx) => {
    if (!(await takeTotpStep(tx, clerk.id, how.step))) return undefined;
    await clearBudget(tx, how.budget);
    if (how.rehash) await setPasswordHash(tx, clerk.id, how.rehash);
    const session = await deps.sessions.create(tx, {
      kind: 'staff',
      subjectId: clerk.id,
      ...how.caller,
    });
    await audit(tx, {
      clerkId: clerk.id,
      action: 'staff.sign_in',
      subject: `clerk:${clerk.id}`,
      after: { ip: how.caller.ip },
    });
    return session;
  });
}
