/** What other features may use of the journey. */
import { homeCity } from '@wl/world/cities/index';
import type { Language } from '@wl/world/languages';
import type { Transaction } from '../../platform/database.ts';
import { insertJourney } from './repository.ts';

export { currentCityOf, hudOf } from './hud.ts';

/** Begins a new member's journey at level 1 in the home city of the registration language; harmless when it has begun. */
export async function beginJourney(
  tx: Transaction,
  memberId: string,
  language: Language,
): Promise<void> {
  await insertJourney(tx, memberId, homeCity(language).slug);
}
