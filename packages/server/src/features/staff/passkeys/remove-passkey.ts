import type { Language } from '@wl/world/languages';
import type { Transaction } from '../../../platform/database/database.ts';
import { queueEmail } from '../../../platform/email/email.ts';
import type { AuditEntry } from '../audit.ts';
import { passkeyEmail } from './passkey-email.ts';
import { deletePasskey, passkeysOf, type PasskeyRow } from './passkeys-repository.ts';
import type { ClerkRow } from '../repository.ts';

/** Removes a clerk's passkey and leaves the authenticator app unchanged. Idempotent. */
export async function removePasskey(
  tx: Transaction,
  clerk: ClerkRow,
  { id, language }: { id: string; language: Language },
): Promise<{ passkeys: PasskeyRow[]; entry: Omit<AuditEntry, 'clerkId'> | null }> {
  const removed = await deletePasskey(tx, clerk.id, id);
  const passkeys = await passkeysOf(tx, clerk.id);
  if (!removed) return { passkeys, entry: null };
  const { name } = removed;
  await queueEmail(tx, passkeyEmail({ clerk, language, name, change: 'removed' }));
  return {
    passkeys,
    entry: {
      action: 'staff.passkey_remove',
      subject: `clerk:${clerk.id}`,
      before: { passkey: id, name },
    },
  };
}
