import type { Deps } from '../../platform/deps.ts';
import { judgeChallenge, type Challenge, type ChallengeUse } from './passkey-challenge.ts';

/** Returns the relying party for passkeys: the host of `PUBLIC_URL` and the origin of its pages. */
export function relyingPartyOf({ config }: Pick<Deps, 'config'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl);
  return { id: hostname, origin };
}

/**
 * Returns the expected values of a browser's response as options for the passkey library, and a function that returns
 * the challenge that the library accepted: undefined before verification, or if the challenge is not one of ours.
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
