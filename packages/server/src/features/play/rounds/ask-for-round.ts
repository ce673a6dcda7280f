import type { Round } from '@wl/contract/play';
import type { Deps } from '../../../platform/deps.ts';
import { batcherOf } from '../batcher/batcher.ts';
import { readRound } from './get-round.ts';

/**
 * Returns one of the member's own rounds, for a page that received no response to its bet. If this process is still
 * booking the bet, waits for the booking, because the round would otherwise not be found.
 * @throws DomainError request.not_found if the member has no such round
 */
export async function askForRound(deps: Deps, memberId: string, id: string): Promise<Round> {
  await batcherOf(deps)
    .underway(memberId, id.toLowerCase())
    ?.catch(() => undefined);
  return readRound(deps, memberId, id);
}
