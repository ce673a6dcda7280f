import type { Deps } from '../../platform/deps.ts';
import { memberState, profileOfResidence } from '../members/index.ts';

/**
 * Returns true if the member's deposits earn experience, which they do not under the profile `strict` (decisions §8).
 * The profile is that of the member's country of residence, because events store no IP address.
 */
export async function depositsCount(deps: Deps, memberId: string): Promise<boolean> {
  const country = (await memberState(deps, memberId))?.country ?? null;
  return profileOfResidence(deps, country).depositExperience;
}
