import type { Deps } from '../../../platform/deps.ts';
import { keyedHash, sameHash } from '../../../platform/keyed-hash.ts';

const PURPOSE = 'table-pictures.recording';
/** Time in ms for which a clerk can play a recording after opening it. */
const PLAYABLE_MS = 10 * 60_000;

/** Recording, and the session of the clerk who opened it. */
interface Opened {
  segment: string;
  session: string;
}

const hashOf = (deps: Pick<Deps, 'config'>, { segment, session }: Opened, expires: string) =>
  keyedHash(deps, PURPOSE, `${segment} ${session} ${expires}`);

/** Returns a token with which a session can play a recording for ten minutes. */
export function playToken(deps: Pick<Deps, 'config' | 'clock'>, opened: Opened): string {
  const expires = String(deps.clock.now().getTime() + PLAYABLE_MS);
  return `${expires}.${hashOf(deps, opened, expires).toString('base64url')}`;
}

/** Returns true if a token was issued for this recording and session, and has not expired. */
export function isPlayToken(
  deps: Pick<Deps, 'config' | 'clock'>,
  opened: Opened,
  token: string,
): boolean {
  const [expires = '', hash = ''] = token.split('.');
  return (
    sameHash(hashOf(deps, opened, expires), Buffer.from(hash, 'base64url')) &&
    Number(expires) > deps.clock.now().getTime()
  );
}
