import { getExclusion, type ExclusionState } from '@wl/contract/exclusions';
import { checkAuth } from '@wl/contract/members';
import { keepAnswer, keyOf, request } from '../../app/api.ts';
import { hasToken, storePlayer } from '../../app/session/session.ts';
import { readCached, writeCached } from '../../app/session/storage.ts';

/** Stores the active exclusion for the exclusion page, which cannot load it once the session has ended. */
export function keepExclusion(state: ExclusionState): void {
  writeCached('selfExclusions', state);
  keepAnswer(keyOf(getExclusion, {}), { data: state });
}

/** Returns the exclusion state that this window most recently stored. */
export const keptExclusion = (): ExclusionState | undefined =>
  readCached<ExclusionState>('selfExclusions');

/** Reloads the member's current state, so that this window is unlocked if the member's exclusion has ended. */
export async function refreshPlayer(): Promise<void> {
  if (!hasToken()) return;
  storePlayer((await request(checkAuth, {})).data.player);
}
