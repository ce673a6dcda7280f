import { resolveProfile, type Profile } from '@wl/world/casino/jurisdictions';
import type { Deps } from '../../../platform/deps.ts';
import { memberState } from '../member-state.ts';
import { whereaboutsOf } from './whereabouts.ts';

/**
 * Returns the applicable jurisdiction profile: the stricter of the profiles for the country of residence and the IP
 * address (decisions §9). Uses only data in memory, because every bet needs the profile.
 *
 * @param country ISO 3166 alpha-2 code of the country of residence, or null for a visitor
 */
export function profileAt(deps: Deps, country: string | null, ip: string): Profile {
  return resolveProfile(country, whereaboutsOf(ip), deps.config.defaultProfile);
}

/**
 * Returns the profile of a country of residence, regardless of the IP address. Used where no request from the member is
 * being processed: in jobs, for stored events and for clerks' decisions.
 */
export function profileOfResidence(deps: Deps, country: string | null): Profile {
  return resolveProfile(country, { kind: 'private' }, deps.config.defaultProfile);
}

/**
 * Returns the jurisdiction profile of a member or visitor, based on the country of residence (if known) and the IP
 * address.
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
