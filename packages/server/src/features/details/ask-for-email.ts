import { EMAIL_CHANGE_LIFE_MS } from '@wl/world/house/limits';
import { uniformly, type Subject } from '../../platform/auth.ts';
import type { Db, Transaction } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail.ts';
import { lockWallet } from '../ledger/index.ts';
import {
  emailKeyOf,
  endEmailCodes,
  findMemberByEmail,
  judgeEmail,
  makeEmailCode,
  memberById,
  reauthenticate,
  textsOf,
  type MemberRow,
} from '../members/index.ts';
import { emailOwnerLetter, emailWarningLetter, newEmailLetter } from './mails.ts';
import { findEmailWish, putEmailWish, removeEmailWish } from './repository.ts';

/** Above both paths, so that time does not tell whose address it is. */
const ANSWER_AFTER_MS = 200;

/**
 * Asks for another e-mail address: a code goes there and a warning to the known address, which stays what it is until the
 * code comes back (confirm-new-email.ts). When the address is somebody's already, the answer is the same, no code is sent and
 * that somebody is told.
 * @throws DomainError request.invalid with the text of the field · auth.wrong_password · auth.locked
 */
export async function askForEmail(
  deps: Deps,
  asker: Subject,
  wish: { email: string; password: string; deviceToken: string },
): Promise<void> {
  await uniformly(ANSWER_AFTER_MS, async () => {
    const member = await reauthenticate(deps, asker, wish);
    const email = wish.email.trim();
    const emailKey = emailKeyOf(email);
    const fault = judgeEmail(email) ?? (emailKey === member.email_key ? 'field.email_same' : null);
    if (fault) throw new DomainError('request.invalid', { fields: textsOf({ email: fault }) });
    await deps.transaction(async (tx) => {
      await lockWallet(tx, asker.id);
      const asked_at = deps.clock.now();
      const expires_at = new Date(asked_at.getTime() + EMAIL_CHANGE_LIFE_MS);
      await putEmailWish(tx, {
        member_id: asker.id,
        email,
        email_key: emailKey,
        asked_at,
        expires_at,
      });
      await sendCode(deps, tx, member, { email, emailKey });
      await queueMail(tx, emailWarningLetter(deps, member, email));
    });
  });
}

/**
 * Sends the code of the waiting address again; the older code ends.
 * @throws DomainError details.no_email_waiting
 */
export async function resendEmailCode(deps: Deps, memberId: string): Promise<void> {
  await uniformly(ANSWER_AFTER_MS, () =>
    deps.transaction(async (tx) => {
      await lockWallet(tx, memberId);
      const member = await memberById(tx, memberId);
      const wish = await findEmailWish(tx, memberId);
      if (!member || !wish || wish.expires_at <= deps.clock.now())
        throw new DomainError('details.no_email_waiting');
      await sendCode(deps, tx, member, { email: wish.email, emailKey: wish.email_key });
    }),
  );
}

/** Forgets the wish and its code; harmless when there is none. */
export async function dropEmailChange(deps: Deps, memberId: string): Promise<void> {
  await deps.transaction(async (tx) => {
    await lockWallet(tx, memberId);
    await forgetWish(tx, memberId);
  });
}

export async function forgetWish(tx: Transaction, memberId: string): Promise<void> {
  await removeEmailWish(tx, memberId);
  await endEmailCodes(tx, memberId, ['change']);
}

/** The address a member asked for and has not confirmed yet, or null. */
export async function emailWantedOf(deps: Deps, db: Db, memberId: string): Promise<string | null> {
  const wish = await findEmailWish(db, memberId);
  return wish && wish.expires_at > deps.clock.now() ? wish.email : null;
}

/** The code is made in any case, so that tries and times are the same; only an address of nobody's receives it. */
async function sendCode(
  deps: Deps,
  tx: Transaction,
  member: MemberRow,
  { email, emailKey }: { email: string; emailKey: string },
): Promise<void> {
  const code = await makeEmailCode(deps, tx, member.id, 'change');
  const owner = await findMemberByEmail(tx, emailKey);
  await queueMail(
    tx,
    owner ? emailOwnerLetter(deps, owner) : newEmailLetter(deps, member, { email, code }),
  );
}
