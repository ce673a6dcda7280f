import { resolveProfile, type Profile } from '@wl/world/casino/jurisdictions';
import type { Deps } from '../../platform/deps.ts';
import { memberState } from './member-state.ts';
import { whereaboutsOf } from './whereabouts.ts';

/**
 * Returns the applicable profile: the stricter of those for the residence and the IP address (decisions §9). Served
 * from memory, because every bet needs it.
 * @param country ISO alpha-2 code of the residence, or null for a visitor
 */
export function profileAt(deps: Deps, country: string | null, ip: string): Profile {
  return resolveProfile(country, whereaboutsOf(ip), deps.config.defaultProfile);
}

/**
 * Returns the profile of a residence, regardless of the IP address, for work outside a request: jobs, stored events and
 * clerks' decisions.
 */
export function profileOfResidence(deps: Deps, country: string | null): Profile {
  return resolveProfile(country, { kind: 'private' }, deps.config.defaultProfile);
}

/**
 * Returns a member's profile by the same rules as `profileAt`.
 * @param memberId undefined for a visitor
 */
export async function profileOf(
  deps: Deps,
  ip: string,
  memberId: string | undefined,
): Promise<Profile> {
  const state = memberId === undefined ? undefined : await memberState(deps, memberId);
  return profileAt(deps, state?.country ?? null, ip);
}
