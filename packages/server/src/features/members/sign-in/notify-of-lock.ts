import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { queueEmail } from '../../../platform/email/email.ts';
import { lockedEmail } from '../emails/emails.ts';
import type { MemberRow } from '../repository.ts';

/**
 * Queues the e-mail that informs the member about the sign-in lock, with a link to the page for setting a new password.
 * The e-mail contains no code, because a code is valid only in the browser that requested it.
 */
export async function notifyOfLock(deps: Deps, tx: Transaction, member: MemberRow): Promise<void> {
  await queueEmail(
    tx,
    lockedEmail({
      to: member.email,
      name: member.first_name,
      language: member.language,
      publicUrl: deps.config.publicUrl,
    }),
  );
}
