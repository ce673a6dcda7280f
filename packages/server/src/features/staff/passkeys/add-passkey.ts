import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import {
  PASSKEYS_MAX,
  type addPasskey as addCall,
  type MadePasskey,
} from '@wl/contract/office/staff-passkeys';
import type { BodyOf } from '@wl/contract/call';
import { brand } from '@wl/world/casino/brand';
import type * as z from 'zod/mini';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { queueEmail } from '../../../platform/email/email.ts';
import type { AuditEntry } from '../audit.ts';
import { CHALLENGE_LIFETIME_MS, newChallenge } from './passkey-challenge.ts';
import { passkeyEmail } from './passkey-email.ts';
import {
  insertPasskey,
  passkeysOf,
  spendChallenge,
  type PasskeyRow,
} from './passkeys-repository.ts';
import { expectationsOf, relyingPartyOf } from './relying-party.ts';
import { lockActiveClerk, type ClerkRow } from '../repository.ts';
import { judgeCode } from '../sign-in/second-factor.ts';

/** Clerk who makes the call, and the clerk's session. */
interface At {
  clerk: ClerkRow;
  sessionId: string;
}

/**
 * Verifies a code from the authenticator app and marks it as used. Returns the options for creating a passkey in the
 * browser.
 * @throws DomainError auth.code_wrong · staff.passkeys_full (the account has the maximum number)
 */
export async function beginPasskey(
  deps: Deps,
  tx: Transaction,
  { clerk, sessionId }: At,
  code: string,
) {
  const fitting = judgeCode(deps, clerk, code);
  if (!fitting || !(await fitting.spend(tx))) throw new DomainError('auth.code_wrong');
  const passkeys = await passkeysOf(tx, clerk.id);
  if (passkeys.length >= PASSKEYS_MAX) throw new DomainError('staff.passkeys_full');
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingPartyOf(deps).id,
    userName: clerk.email,
    userDisplayName: clerk.name,
    userID: Uint8Array.from(Buffer.from(clerk.id)),
    challenge: Uint8Array.from(newChallenge(deps, `add ${sessionId}`)),
    timeout: CHALLENGE_LIFETIME_MS,
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ credential_id }) => ({
      id: credential_id.toString('base64url'),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/**
 * Stores the passkey that the browser created. Idempotent.
 * @throws DomainError staff.passkey_refused (the response is not valid) · staff.passkeys_full (the account has the
 *   maximum number)
 */
export async function addPasskey(
  deps: Deps,
  tx: Transaction,
  { clerk, sessionId }: At,
  { name, passkey, language }: BodyOf<typeof addCall>,
): Promise<{ passkeys: PasskeyRow[]; entry: Omit<AuditEntry, 'clerkId'> | null }> {
  const { made, challenge } = await verify(deps, sessionId, passkey);
  if (!(await lockActiveClerk(tx, clerk.id))) throw new DomainError('auth.signed_out');
  const before = await passkeysOf(tx, clerk.id);
  if (before.some(({ credential_id }) => credential_id.equals(made.credential_id)))
    return { passkeys: before, entry: null };
  if (before.length >= PASSKEYS_MAX) throw new DomainError('staff.passkeys_full');
  const now = deps.clock.now();
  const row = {
    ...{ id: uuidv7(), clerk_id: clerk.id, name, created_at: now, last_used_at: null },
    ...made,
    transports: passkey.response.transports ?? [],
  };
  if (!(await spendChallenge(tx, challenge, now)) || !(await insertPasskey(tx, row)))
    throw new DomainError('staff.passkey_refused');
  await queueEmail(tx, passkeyEmail({ clerk, language, name, change: 'added' }));
  return {
    passkeys: [...before, row],
    entry: {
      action: 'staff.passkey_add',
      subject: `clerk:${clerk.id}`,
      after: { passkey: row.id, name },
    },
  };
}

/** Verifies the browser's registration response (Web Authentication Level 3, section 7.1). */
async function verify(deps: Deps, sessionId: string, passkey: z.infer<typeof MadePasskey>) {
  const { expected, acceptedChallenge } = expectationsOf(deps, `add ${sessionId}`);
  const { clientDataJSON, attestationObject } = passkey.response;
  const judged = await verifyRegistrationResponse({
    response: {
      ...passkey,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    ...expected,
  }).catch((error: unknown) => {
    deps.log.info({ err: error }, 'a new passkey was refused');
    return undefined;
  });
  const challenge = acceptedChallenge();
  if (!judged?.verified || !challenge) throw new DomainError('staff.passkey_refused');
  const { credential, credentialBackedUp } = judged.registrationInfo;
  return {
    challenge,
    made: {
      credential_id: Buffer.from(credential.id, 'base64url'),
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      synced: credentialBackedUp,
    },
  };
}
