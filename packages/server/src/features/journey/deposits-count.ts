import type { Deps } from '../../platform/deps.ts';
import { memberState, profileOfResidence } from '../members/index.ts';

/**
 * Returns true if the member's deposits earn experience. Under the profile `strict`, they do not (decisions §8). Uses
 * only the profile of the country of residence, because deposit events store no IP address that would show where the
 * member is.
 */
export async function depositsCount(deps: Deps, memberId: string): Promise<boolean> {
  const country = (await memberState(deps, memberId))?.country ?? null;
  return profileOfResidence(deps, country).depositExperience;
}
