import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { queueMail } from '../../platform/mail.ts';
import { lockedLetter } from './mails.ts';
import type { MemberRow } from './repository.ts';

/**
 * Queues the e-mail that leads to a new password. It contains no code: nobody requested one, and a code is only
 * valid in the browser that requested it.
 */
export async function notifyOfLock(deps: Deps, tx: Transaction, member: MemberRow): Promise<void> {
  await queueMail(
    tx,
    lockedLetter({
      to: member.email,
      name: member.first_name,
      language: member.language,
      publicUrl: deps.config.publicUrl,
    }),
  );
}
