import type { ErrorCode } from '@wl/contract/errors';
import type { Profile } from '@wl/world/casino/jurisdictions';

/**
 * Returns the error code if a bet uses a feature that the profile forbids. Such a feature is absent from the game, so
 * the code is the same as for an unknown bet (decisions §9). The pace is checked elsewhere.
 */
export function refusedByProfile(
  profile: Profile,
  sent: Record<string, unknown>,
): ErrorCode | undefined {
  return 'buy' in sent && !profile.bonusBuy ? 'play.unknown_bet' : undefined;
}

/**
 * Returns the error code if the profile requires a verified passport before play with money and the member's passport
 * is not verified (decision 72).
 */
export function refusedUnverified(profile: Profile, isVerified: boolean): ErrorCode | undefined {
  return profile.verifyBefore === 'play' && !isVerified ? 'play.verification_required' : undefined;
}
