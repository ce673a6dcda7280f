import type { ErrorCode } from '@wl/contract/errors';
import type { Profile } from '@wl/world/casino/jurisdictions';

/**
 * Returns the error code if a bet uses a feature that the profile forbids. The profile removes such a feature from the
 * game, so the code is the same as for an unknown bet (decisions §9). The minimum time between rounds is checked
 * elsewhere.
 */
export function refusedByProfile(
  profile: Profile,
  sent: Record<string, unknown>,
): ErrorCode | undefined {
  return 'buy' in sent && !profile.bonusBuy ? 'play.unknown_bet' : undefined;
}

/**
 * Returns an error code if the member's passport is not verified and the profile requires this before the member can
 * play for money (decision 72).
 */
export function refusedUnverified(profile: Profile, isVerified: boolean): ErrorCode | undefined {
  return profile.verifyBefore === 'play' && !isVerified ? 'play.verification_required' : undefined;
}
