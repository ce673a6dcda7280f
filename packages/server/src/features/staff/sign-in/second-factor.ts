import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { UsedPasskey } from '@wl/contract/office/staff-passkeys';
import type * as z from 'zod/mini';
import { openSecret, totpStep } from '../../../platform/sign-in/authenticator.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findPasskey, notePasskeyUse, spendChallenge } from '../passkeys/passkeys-repository.ts';
import { expectationsOf } from '../passkeys/relying-party.ts';
import { lockActiveClerk, takeTotpStep, type ClerkRow } from '../repository.ts';

/** Second factor for a clerk's sign-in: six digits from the authenticator app, or a passkey. */
export type SecondFactor = { code: string } | { passkey: z.infer<typeof UsedPasskey> };

/** Second factor that was verified for the account. */
export interface FittingFactor {
  /**
   * Marks the factor as used, in the transaction that opens the session.
   *
   * @returns false if it was already used or the account is no longer active
   */
  spend: (tx: Transaction) => Promise<boolean>;
  /** Second factor as it appears in the audit log. */
  shown: { factor: 'code' } | { factor: 'passkey'; passkey: string };
}

/**
 * Checks a second factor.
 * @returns the verified factor; undefined if it is wrong for this clerk or the account is not active
 */
export async function judgeSecondFactor(
  deps: Deps,
  clerk: ClerkRow | undefined,
  factor: SecondFactor,
): Promise<FittingFactor | undefined> {
  if (!clerk?.active) return undefined;
  return 'code' in factor
    ? judgeCode(deps, clerk, factor.code)
    : judgePasskey(deps, clerk, factor.passkey);
}

export function judgeCode(deps: Deps, clerk: ClerkRow, code: string): FittingFactor | undefined {
  const secret = secretOf(deps, clerk);
  const step = secret && totpStep(secret, code.replace(/\s/g, ''), deps.clock.now());
  if (!step) return undefined;
  return { spend: (tx) => takeTotpStep(tx, clerk.id, step), shown: { factor: 'code' } };
}

/**
 * Returns the secret of a clerk's authenticator app, or undefined if it cannot be decrypted, for example because
 * `APP_SECRET` has changed.
 */
function secretOf(deps: Deps, clerk: ClerkRow): string | undefined {
  try {
    return openSecret(deps, 'staff.totp', clerk.totp_secret);
  } catch (error) {
    deps.log.error({ err: error, clerk: clerk.id }, 'an authenticator secret cannot be read');
    return undefined;
  }
}

/**
 * Verifies the browser's authentication response (Web Authentication Level 3, section 7.2): challenge, origin, relying
 * party, user verification and signature. The signature counter must have increased, unless the passkey has no counter.
 */
async function judgePasskey(
  deps: Deps,
  clerk: ClerkRow,
  used: z.infer<typeof UsedPasskey>,
): Promise<FittingFactor | undefined> {
  const passkey = await findPasskey(deps.db, clerk.id, Buffer.from(used.id, 'base64url'));
  if (!passkey) return undefined;
  const { expected, acceptedChallenge } = expectationsOf(deps, 'sign-in');
  const { userHandle, ...response } = used.response;
  const judged = await verifyAuthenticationResponse({
    response: {
      ...used,
      response: { ...response, ...(userHandle !== undefined && { userHandle }) },
      clientExtensionResults: {},
    },
    ...expected,
    credential: {
      id: used.id,
      publicKey: Uint8Array.from(passkey.public_key),
      counter: passkey.counter,
    },
  }).catch((error: unknown) => {
    deps.log.info({ err: error, clerk: clerk.id }, 'a passkey was refused');
    return undefined;
  });
  const challenge = acceptedChallenge();
  if (!judged?.verified || !challenge) return undefined;
  const { newCounter } = judged.authenticationInfo;
  return {
    spend: async (tx) => {
      const now = deps.clock.now();
      if (!(await lockActiveClerk(tx, clerk.id))) return false;
      if (!(await spendChallenge(tx, challenge, now))) return false;
      const use = { seen: passkey.counter, counter: newCounter, at: now };
      return notePasskeyUse(tx, passkey.id, use);
    },
    shown: { factor: 'passkey', passkey: passkey.id },
  };
}
