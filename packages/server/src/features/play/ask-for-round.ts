import type { Round } from '@wl/contract/play';
import type { Deps } from '../../platform/deps.ts';
import { batcherOf } from './batcher.ts';
import { readRound } from './get-round.ts';

/**
 * Reads one own round. A page whose bet got no answer calls this to learn the outcome. A bet that this process is still
 * booking is awaited first, so that it is not reported as "not found".
 * @throws DomainError request.not_found
 */
export async function askForRound(deps: Deps, memberId: string, id: string): Promise<Round> {
  await batcherOf(deps)
    .underway(memberId, id.toLowerCase())
    ?.catch(() => undefined);
  return readRound(deps, memberId, id);
}
