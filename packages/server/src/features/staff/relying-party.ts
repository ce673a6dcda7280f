import type { Deps } from '../../platform/deps.ts';
import { judgeChallenge, type Challenge, type ChallengeUse } from './passkey-challenge.ts';

/** Returns whom passkeys are made for: the host of `PUBLIC_URL`, and the origin that its pages have. */
export function relyingPartyOf({ config }: Pick<Deps, 'config'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl);
  return { id: hostname, origin };
}

/**
 * Returns what a browser's answer must agree with, as options of the passkey library, and a function that tells which challenge the
 * library accepted; undefined before it has judged, and when the challenge is not one of ours.
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
