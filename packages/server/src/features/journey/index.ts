/** Functions and types that other features can use. */
import type { Db, Transaction } from '../../platform/database/database.ts';
import { findJourney, putCity } from './repository.ts';

export { bellOf } from './bell.ts';
export { hudOf } from './hud.ts';
export { depositsCount } from './deposits-count.ts';
export { isSignIn, judgeEvent as judgeForExperience } from './judge-event.ts';
export { findProgressOf as storedExperience } from './repository.ts';
export { usesAt, type Progress as ExperienceProgress } from './rules.ts';
export { pointsOf, skillsOf, lockJourney } from './skills-repository.ts';

/**
 * Returns the slug of the member's city; undefined if the member has no journey. The city cannot change while the
 * caller holds the wallet lock.
 */
export async function cityOf(db: Db, memberId: string): Promise<string | undefined> {
  return (await findJourney(db, memberId))?.city;
}

/** Moves a member to a city. The caller's transaction must hold the wallet lock and record `travel.arrived`. */
export async function moveMember(
  tx: Transaction,
  memberId: string,
  citySlug: string,
): Promise<void> {
  await putCity(tx, memberId, citySlug);
}
