import { randomBytes } from 'node:crypto';
import { PICTURE_TOKEN_S } from '@wl/contract/table-pictures';
import type { Deps } from '../../platform/deps.ts';
import { keyedHash, sameHash } from '../../platform/keyed-hash.ts';

const PURPOSE = 'table-pictures.token';

/** Claims of a token: one connection of one session to the video of one table. */
export interface PictureClaims {
  table: string;
  role: 'camera' | 'watch';
  /** Id of the dealer or the member. */
  user: string;
  session: string;
  expiresMs: number;
  /** Value that is unique to each token, so that each token can be used only once. */
  nonce: string;
}

const hashOf = (deps: Pick<Deps, 'config'>, text: string) => keyedHash(deps, PURPOSE, text);

/** Returns a signed token. Because of the signature, any process can issue tokens without having to store them. */
export function issueToken(
  deps: Pick<Deps, 'config' | 'clock'>,
  claims: Omit<PictureClaims, 'expiresMs' | 'nonce'>,
): string {
  const expiresMs = deps.clock.now().getTime() + PICTURE_TOKEN_S * 1_000;
  const whole: PictureClaims = { ...claims, expiresMs, nonce: randomBytes(16).toString('hex') };
  const text = Buffer.from(JSON.stringify(whole)).toString('base64url');
  return `${text}.${hashOf(deps, text).toString('base64url')}`;
}

/** Returns the claims of a token; undefined if the token has expired or was not issued by this installation. */
export function claimsOf(
  deps: Pick<Deps, 'config' | 'clock'>,
  token: string,
): PictureClaims | undefined {
  const [text = '', hash = ''] = token.split('.');
  if (!sameHash(hashOf(deps, text), Buffer.from(hash, 'base64url'))) return undefined;
  const claims = JSON.parse(Buffer.from(text, 'base64url').toString()) as PictureClaims;
  return claims.expiresMs > deps.clock.now().getTime() ? claims : undefined;
}
