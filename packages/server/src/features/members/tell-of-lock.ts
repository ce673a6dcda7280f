import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { queueMail } from '../../platform/mail.ts';
import { lockedLetter } from './mails.ts';
import type { MemberRow } from './repository.ts';

/** The mail that leads to a new password. It carries no code: nobody asked for one, and codes are good where they were asked for. */
export async function tellOfLock(deps: Deps, tx: Transaction, member: MemberRow): Promise<void> {
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
