/** Functions and types that other features can use. */
import { homeCity } from '@wl/world/cities/index';
import type { Language } from '@wl/world/languages';
import type { Db, Transaction } from '../../platform/database.ts';
import { findJourney, insertJourney, putCity } from './repository.ts';

export { currentCityOf, hudOf } from './hud.ts';
export { depositsCount } from './deposits-count.ts';
export { isSignIn, judgeEvent as judgeForExperience } from './judge-event.ts';
export { findProgressOf as storedExperience } from './repository.ts';
export { usesAt, type Progress as ExperienceProgress } from './rules.ts';
export { pointsOf, skillsOf, lockJourney } from './skills-repository.ts';

/**
 * Starts a new member's journey at level 1, in the home city of the registration language. A repeated call has no
 * effect.
 */
export async function beginJourney(
  tx: Transaction,
  memberId: string,
  language: Language,
): Promise<void> {
  await insertJourney(tx, memberId, homeCity(language).slug);
}

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
