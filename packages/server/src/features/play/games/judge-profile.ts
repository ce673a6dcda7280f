import type { ErrorCode } from '@wl/contract/errors';
import type { Profile } from '@wl/world/casino/jurisdictions';

/**
 * Returns `play.unknown_bet` if the bet uses a feature that the profile forbids, as if the game did not have that
 * feature (decisions §9). Does not check the minimum time between rounds.
 */
export function refusedByProfile(
  profile: Profile,
  sent: Record<string, unknown>,
): ErrorCode | undefined {
  return 'buy' in sent && !profile.bonusBuy ? 'play.unknown_bet' : undefined;
}

/**
 * Returns an error code if the profile requires a verified passport for real-money play and the member's passport is
 * not verified (decision 72).
 */
export function refusedUnverified(profile: Profile, isVerified: boolean): ErrorCode | undefined {
  return profile.verifyBefore === 'play' && !isVerified ? 'play.verification_required' : undefined;
}
