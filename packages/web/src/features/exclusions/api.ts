import { getExclusion, type ExclusionState } from '@wl/contract/exclusions';
import { checkAuth } from '@wl/contract/members';
import { keepAnswer, keyOf, request } from '../../app/api.ts';
import { hasToken, storePlayer } from '../../app/session.ts';
import { readCached, writeCached } from '../../app/storage.ts';

/** Keeps what holds for the page that tells it, also when no session is left to ask with. */
export function keepExclusion(state: ExclusionState): void {
  writeCached('selfExclusions', state);
  keepAnswer(keyOf(getExclusion, {}), { data: state });
}

/** What was told last in this window. */
export const keptExclusion = (): ExclusionState | undefined =>
  readCached<ExclusionState>('selfExclusions');

/** The member as the house sees it now: an exclusion that is over opens the doors of this window, too. */
export async function refreshPlayer(): Promise<void> {
  if (!hasToken()) return;
  storePlayer((await request(checkAuth, {})).data.player);
}
