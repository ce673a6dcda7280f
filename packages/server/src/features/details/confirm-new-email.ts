import { membersEvents } from '@wl/contract/events/members';
import { textsOf } from '../../platform/http/field-issues.ts';
import type { Subject } from '../../platform/sign-in/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { queueEmail } from '../../platform/email/email.ts';
import { cityOf } from '../journey/index.ts';
import { lockWallet, recordEvent } from '../ledger/index.ts';
import {
  changeMember,
  endEmailCodes,
  endRecoveries,
  lockedMember,
  spendEmailCode,
  type MemberRow,
} from '../members/index.ts';
import { forgetRequest } from './ask-for-email.ts';
import { emailChangedEmail } from './emails.ts';
import { noteChange } from './note-change.ts';
import { findEmailRequest, removeEmailRequest } from './repository.ts';

/**
 * Replaces the member's e-mail address with the requested one and marks it as confirmed. Notifies the old address,
 * invalidates the codes sent to it, and signs out every other device.
 *
 * @throws DomainError auth.code_wrong · auth.code_expired (too old, used, or five wrong attempts) · member.email_taken
 *   (another member took it in the meantime)
 */
export async function confirmNewEmail(
  deps: Deps,
  asker: Subject,
  code: string,
): Promise<MemberRow> {
  try {
    const outcome = await take(deps, asker, code);
    // Throw only after the commit, so that the transaction that counts the wrong attempt is not rolled back.
    if (outcome === 'wrong') throw new DomainError('auth.code_wrong');
    if (outcome === 'expired') throw new DomainError('auth.code_expired');
    return outcome;
  } catch (error) {
    const { code: state, constraint } = error as { code?: string; constraint?: string };
    if (state !== '23505' || constraint !== 'members_email_taken') throw error;
    // The error can safely reveal that another account uses the address: by entering the correct code, the member has
    // proved that they receive e-mails at this address.
    await deps.transaction((tx) => forgetRequest(tx, asker.id));
    throw new DomainError('member.email_taken', {
      fields: textsOf({ email: 'field.email_taken' }),
    });
  }
}

function take(deps: Deps, asker: Subject, code: string): Promise<MemberRow | 'wrong' | 'expired'> {
  return deps.transaction(async (tx) => {
    await lockWallet(tx, asker.id);
    const spent = await spendEmailCode(deps, tx, asker.id, 'change', code);
    if (spent === 'wrong') return 'wrong';
    const request = await findEmailRequest(tx, asker.id);
    const before = await lockedMember(tx, asker.id);
    const now = deps.clock.now();
    if (spent !== 'right' || !request || !before || request.expires_at <= now) return 'expired';
    await removeEmailRequest(tx, asker.id);
    const after = await changeMember(deps, tx, asker.id, {
      email: request.email,
      email_key: request.email_key,
      email_confirmed_at: now,
    });
    // Codes sent to the old mailbox must no longer grant access.
    await endEmailCodes(tx, asker.id, ['confirm']);
    await endRecoveries(tx, asker.id);
    await noteChange(deps, tx, asker, {
      what: 'email',
      before: { email: before.email },
      after: { email: after.email },
    });
    if (before.email_confirmed_at === null)
      await recordEvent(tx, membersEvents.email_confirmed, {
        memberId: asker.id,
        data: { city: await cityOf(tx, asker.id) },
      });
    await queueEmail(tx, emailChangedEmail(deps, before, after.email));
    const others = { subjectId: asker.id, exceptId: asker.sessionId };
    await deps.sessions.end(tx, others, 'e-mail changed');
    return after;
  });
}
