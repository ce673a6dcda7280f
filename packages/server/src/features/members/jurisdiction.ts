import { resolveProfile, type Profile } from '@wl/world/house/jurisdictions';
import type { Deps } from '../../platform/deps.ts';
import { memberState } from './member-state.ts';
import { whereaboutsOf } from './whereabouts.ts';

/**
 * The jurisdiction profile that binds here and now: the most restrictive of residence and address (decisions §9).
 * @param memberId undefined for a visitor
 */
export async function profileOf(
  deps: Deps,
  ip: string,
  memberId: string | undefined,
): Promise<Profile> {
  const residence =
    memberId === undefined ? null : ((await memberState(deps, memberId))?.country ?? null);
  return resolveProfile(residence, whereaboutsOf(ip), deps.config.defaultProfile);
}
