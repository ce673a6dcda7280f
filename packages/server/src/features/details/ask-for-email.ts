import { EMAIL_CHANGE_LIFETIME_MS } from '@wl/world/casino/limits';
import { emailKeyOf, judgeEmail } from '../../platform/email/email-address.ts';
import { textsOf } from '../../platform/http/field-issues.ts';
import { uniformly, type Subject } from '../../platform/sign-in/auth.ts';
import type { Db, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { endBounce } from '../../platform/email/suppressions.ts';
import { queueEmail } from '../../platform/email/email.ts';
import { lockWallet } from '../ledger/index.ts';
import {
  endEmailCodes,
  findMemberByEmail,
  makeEmailCode,
  memberById,
  reauthenticate,
  type MemberRow,
} from '../members/index.ts';
import { addressOwnerEmail, addressWarningEmail, newAddressEmail } from './emails.ts';
import { findEmailRequest, putEmailRequest, removeEmailRequest } from './repository.ts';

/**
 * Fixed response time in ms. It exceeds the processing time for both free and taken addresses, so that the response
 * time does not reveal whether an address is taken.
 */
const ANSWER_AFTER_MS = 200;

/**
 * Starts a change of the member's e-mail address. Sends a code to the new address and a warning to the current address,
 * which stays valid until the code is entered (confirm-new-email.ts). If the new address belongs to another member,
 * notifies that member instead of sending a code, but returns the same response.
 * @throws DomainError request.invalid for an invalid or unchanged address · auth.wrong_password · auth.locked
 */
export async function askForEmail(
  deps: Deps,
  asker: Subject,
  request: { email: string; password: string; deviceToken: string },
): Promise<void> {
  await uniformly(ANSWER_AFTER_MS, async () => {
    const member = await reauthenticate(deps, asker, request);
    const email = request.email.trim();
    const emailKey = emailKeyOf(email);
    const fault = judgeEmail(email) ?? (emailKey === member.email_key ? 'field.email_same' : null);
    if (fault) throw new DomainError('request.invalid', { fields: textsOf({ email: fault }) });
    await deps.transaction(async (tx) => {
      await lockWallet(tx, asker.id);
      const asked_at = deps.clock.now();
      const expires_at = new Date(asked_at.getTime() + EMAIL_CHANGE_LIFETIME_MS);
      await putEmailRequest(tx, {
        member_id: asker.id,
        email,
        email_key: emailKey,
        asked_at,
        expires_at,
      });
      await sendCode(deps, tx, member, { email, emailKey });
      await queueEmail(tx, addressWarningEmail(deps, member, email));
    });
  });
}

/**
 * Invalidates the previous code. Sends a new code to the requested address, unless another member has that address.
 * @throws DomainError details.no_email_waiting if the member has not requested a new address
 */
export async function resendEmailCode(deps: Deps, memberId: string): Promise<void> {
  await uniformly(ANSWER_AFTER_MS, () =>
    deps.transaction(async (tx) => {
      await lockWallet(tx, memberId);
      const member = await memberById(tx, memberId);
      const request = await findEmailRequest(tx, memberId);
      if (!member || !request || request.expires_at <= deps.clock.now())
        throw new DomainError('details.no_email_waiting');
      await sendCode(deps, tx, member, { email: request.email, emailKey: request.email_key });
    }),
  );
}

/** Cancels the pending change of the e-mail address and invalidates its code. Idempotent. */
export async function dropEmailChange(deps: Deps, memberId: string): Promise<void> {
  await deps.transaction(async (tx) => {
    await lockWallet(tx, memberId);
    await forgetRequest(tx, memberId);
  });
}

export async function forgetRequest(tx: Transaction, memberId: string): Promise<void> {
  await removeEmailRequest(tx, memberId);
  await endEmailCodes(tx, memberId, ['change']);
}

/** Returns the new e-mail address that a member has requested but not yet confirmed, or null. */
export async function emailWantedOf(deps: Deps, db: Db, memberId: string): Promise<string | null> {
  const request = await findEmailRequest(db, memberId);
  return request && request.expires_at > deps.clock.now() ? request.email : null;
}

/**
 * Sends a code to the new address. If another member has the address, notifies that member instead, but still creates a
 * code. Otherwise, attempts to enter a code or response times would reveal that the address is taken.
 */
async function sendCode(
  deps: Deps,
  tx: Transaction,
  member: MemberRow,
  { email, emailKey }: { email: string; emailKey: string },
): Promise<void> {
  const code = await makeEmailCode(deps, tx, member.id, 'change');
  const owner = await findMemberByEmail(tx, emailKey);
  if (!owner) await endBounce(deps, tx, email);
  await queueEmail(
    tx,
    owner ? addressOwnerEmail(deps, owner) : newAddressEmail(deps, member, { email, code }),
  );
}
