import type { ErrorCode } from '@wl/contract/errors';
import type { Profile } from '@wl/world/casino/jurisdictions';

/**
 * Returns the error code if a profile refuses a bet for a reason other than its pace. A feature that the profile
 * forbids is absent, so its bet is unknown (decisions §9).
 */
export function refusedByProfile(
  profile: Profile,
  sent: Record<string, unknown>,
): ErrorCode | undefined {
  return 'buy' in sent && !profile.bonusBuy ? 'play.unknown_bet' : undefined;
}

/**
 * Returns the error code if a profile refuses a money stake because it requires a verified identity before play
 * (decision 72).
 */
export function refusedUnverified(profile: Profile, isVerified: boolean): ErrorCode | undefined {
  return profile.verifyBefore === 'play' && !isVerified ? 'play.verification_required' : undefined;
}
