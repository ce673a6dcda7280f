import type { Deps } from './deps.ts';
import { keyedHash, sameHash } from './keyed-hash.ts';

/**
 * Purposes of tokens that contain an id. A token for one purpose is not valid for another. `visitor` identifies a
 * visitor, and `chat.confirm` confirms a visitor's e-mail address.
 */
type Purpose = 'visitor' | 'chat.confirm';

const hashOf = (deps: Pick<Deps, 'config'>, purpose: Purpose, id: string): Buffer =>
  keyedHash(deps, `id-token.${purpose}`, id);

/** Returns the token for an id: the id, and a hash that only this installation can compute. */
export const tokenOf = (deps: Pick<Deps, 'config'>, purpose: Purpose, id: string): string =>
  `${id}.${hashOf(deps, purpose, id).toString('base64url')}`;

/** Returns the id that a token contains; undefined if this installation did not issue the token for this purpose. */
export function idOfToken(
  deps: Pick<Deps, 'config'>,
  purpose: Purpose,
  token: string,
): string | undefined {
  const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(token);
  const [, id, hash] = match ?? [];
  if (id === undefined || hash === undefined) return undefined;
  return sameHash(hashOf(deps, purpose, id), Buffer.from(hash, 'base64url')) ? id : undefined;
}
