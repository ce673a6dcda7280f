import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { lockWallet } from '../ledger/index.ts';
import { batcherOf } from './batcher.ts';

/** Refusals that already account for the stored round, or after which an overloaded server must not be asked more. */
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
 * Returns the answer of a round that is refused now but was booked before. Since that bet, whose answer was lost, the game
 * may have been closed, the stake removed from the ladder, or a reality check become due. If the first request is still being
 * booked, this waits for it.
 * @param play plays the round
 * @param stored the answer of the round stored under this id, undefined when there is none
 * @throws the refusal, when nothing is stored
 */
export async function orStoredRound<Answer>(
  deps: Deps,
  { memberId, id }: Sent,
  { play, stored }: { play: () => Promise<Answer>; stored: () => Promise<Answer | undefined> },
): Promise<Answer> {
  try {
    return await play();
  } catch (error) {
    if (!(error instanceof DomainError) || FINAL.has(error.code)) throw error;
    await batcherOf(deps)
      .underway(memberId, id)
      ?.catch(() => undefined);
    // The transaction that holds the lock may be booking it.
    await deps.transaction((tx) => lockWallet(tx, memberId));
    const answer = await stored();
    if (answer === undefined) throw error;
    return answer;
  }
}
