import type { Deps } from '../../../platform/deps.ts';
import { judgeChallenge, type Challenge, type ChallengeUse } from './passkey-challenge.ts';

/** Returns the relying party for passkeys: the host name and origin of `PUBLIC_URL`. */
export function relyingPartyOf({ config }: Pick<Deps, 'config'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl);
  return { id: hostname, origin };
}

/**
 * Returns the values that the passkey library must find in a browser's response. `acceptedChallenge` returns the
 * challenge after the library has verified it. Before that, or if the challenge is rejected, it returns undefined.
 */
export function expectationsOf(deps: Pick<Deps, 'config' | 'clock'>, use: ChallengeUse) {
  let accepted: Challenge | undefined;
  const { origin, id } = relyingPartyOf(deps);
  return {
    expected: {
      expectedChallenge: (given: string) => {
        accepted = judgeChallenge(deps, use, given);
        return accepted !== undefined;
      },
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    },
    acceptedChallenge: () => accepted,
  };
}
