import {
  startAuthentication,
  startRegistration,
  browserSupportsWebAuthn,
} from '@simplewebauthn/browser';
import type { passkeyChallenge, beginPasskey } from '@wl/contract/office/staff-passkeys';
import type { ReplyOf } from '@wl/contract/call';

/** Returns true if this browser supports passkeys. Browsers do not support them over plain HTTP. */
export const supportsPasskeys = (): boolean => browserSupportsWebAuthn();

/**
 * Error thrown if no passkey was created or used, because the clerk cancelled or the device has no matching passkey.
 */
export class NoPasskey extends Error {}

const orNone = (error: unknown): never => {
  throw new NoPasskey('no passkey', { cause: error });
};

/**
 * Opens the browser's prompt to use a passkey.
 * @throws NoPasskey if no passkey was used
 */
export const askPasskeyFor = ({ data }: ReplyOf<typeof passkeyChallenge>) =>
  startAuthentication({ optionsJSON: data }).catch(orNone);

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/**
 * Opens the browser's prompt to create a passkey.
 * @throws NoPasskey if no passkey was created
 */
export const makePasskeyFor = ({ data }: ReplyOf<typeof beginPasskey>) =>
  startRegistration({ optionsJSON: data.options as unknown as CreationOptions }).catch(orNone);
