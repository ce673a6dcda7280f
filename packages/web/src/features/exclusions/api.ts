import { getExclusion, type ExclusionState } from '@wl/contract/exclusions';
import { checkAuth } from '@wl/contract/members';
import { keepAnswer, keyOf, request } from '../../app/api.ts';
import { hasToken, storePlayer } from '../../app/session.ts';
import { readCached, writeCached } from '../../app/storage.ts';

/** Stores the active exclusion for the page that shows it, which may have no session left to load it with. */
export function keepExclusion(state: ExclusionState): void {
  writeCached('selfExclusions', state);
  keepAnswer(keyOf(getExclusion, {}), { data: state });
}

/** Returns the exclusion stored last in this window. */
export const keptExclusion = (): ExclusionState | undefined =>
  readCached<ExclusionState>('selfExclusions');

/** Loads the member's present state: an ended exclusion unlocks this window, too. */
export async function refreshPlayer(): Promise<void> {
  if (!hasToken()) return;
  storePlayer((await request(checkAuth, {})).data.player);
}
