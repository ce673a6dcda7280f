import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { lockWallet } from '../ledger/index.ts';
import { deskOf } from './desk.ts';

/** Refusals that already know of the stored round, or of which nothing more may be asked while the house is busy. */
const FINAL = new Set([
  'play.round_mismatch',
  'play.too_many_open',
  'request.overloaded',
  'wallet.insufficient_funds',
]);

interface Sent {
  memberId: string;
  /** The idempotency key. */
  id: string;
}

/**
 * Answers a round that is refused now but was booked before: the game may have been closed, the stake taken off the ladder or a
 * reality check have come due after the bet whose answer was lost. A first sending that is still being booked is waited for.
 * @param play sends the round on its way
 * @param stored the answer of the round that is stored under this id, undefined when there is none
 * @throws the refusal, when nothing is stored
 */
export async function orBookedTwin<Answer>(
  deps: Deps,
  { memberId, id }: Sent,
  { play, stored }: { play: () => Promise<Answer>; stored: () => Promise<Answer | undefined> },
): Promise<Answer> {
  try {
    return await play();
  } catch (error) {
    if (!(error instanceof DomainError) || FINAL.has(error.code)) throw error;
    await deskOf(deps)
      .underway(memberId, id)
      ?.catch(() => undefined);
    // Who holds the lock may be booking it.
    await deps.transaction((tx) => lockWallet(tx, memberId));
    const answer = await stored();
    if (answer === undefined) throw error;
    return answer;
  }
}
