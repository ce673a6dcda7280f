import { createHmac, hash, randomBytes } from 'node:crypto';
import { totpSecretOf, totpUri } from '../../../platform/sign-in/authenticator.ts';
import type { Config } from '../../../platform/config/config.ts';

const TOKEN_BYTES = 32;

/** Returns an unguessable token for a link's fragment (the part after the `#`). */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Returns the SHA-256 hash of a token. Tokens are stored only as hashes and compared by hash. */
export const hashOfToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Data for the page on which a new clerk or the first owner creates an account. */
export interface LinkPage {
  email: string;
  /** Authenticator secret, in Base32. */
  secret: string;
  uri: string;
}

/**
 * Returns the data for the page that a one-time link opens. The authenticator secret is derived from the link's token,
 * so that a reloaded page shows the secret that is already in the authenticator app.
 */
export function pageOf(
  deps: { config: Pick<Config, 'appSecret'> },
  link: 'first_owner' | 'invitation',
  { token, email }: { token: string; email: string },
): LinkPage {
  const bytes = createHmac('sha256', deps.config.appSecret)
    .update(`staff.${link}_totp\0${token}`)
    .digest();
  const secret = totpSecretOf(bytes.subarray(0, 20));
  return { email, secret, uri: totpUri(secret, email) };
}
