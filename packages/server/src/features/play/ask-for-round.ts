import type { Round } from '@wl/contract/play';
import type { Deps } from '../../platform/deps.ts';
import { deskOf } from './desk.ts';
import { readRound } from './get-round.ts';

/**
 * Reads one own round. A page whose bet got no answer asks this way what became of it: a bet that is still being booked is waited for,
 * so that "not found" is not the answer about a bet that this process has.
 * @throws DomainError request.not_found
 */
export async function askForRound(deps: Deps, memberId: string, id: string): Promise<Round> {
  await deskOf(deps)
    .underway(memberId, id.toLowerCase())
    ?.catch(() => undefined);
  return readRound(deps, memberId, id);
}
