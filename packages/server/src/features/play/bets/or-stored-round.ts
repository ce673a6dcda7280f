import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { lockWallet } from '../../ledger/index.ts';
import { batcherOf } from '../batcher/batcher.ts';

/**
 * Error codes after which the server does not search for a stored round with the bet's id. After `request.overloaded`
 * and `play.too_many_open`, a query would add load. For the other codes, the rejected request has already searched for
 * the round.
 */
const FINAL = new Set([
  'play.round_mismatch',
  'play.too_many_open',
  'request.overloaded',
  'wallet.insufficient_funds',
]);

interface Sent {
  memberId: string;
  /** Idempotency key. */
  id: string;
}

/**
 * Plays a round. If the round is refused but an earlier request with the same id has booked it, returns the stored
 * round instead. Waits for the earlier request if its round is still being booked.
 * @param play function that plays the round
 * @param stored function that returns the response for the round stored under this id; undefined if there is none
 * @throws the refusal if no round is stored
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
    // The transaction that holds the wallet lock may be booking the round, so wait for the lock before looking for the
    // round.
    await deps.transaction((tx) => lockWallet(tx, memberId));
    const answer = await stored();
    if (answer === undefined) throw error;
    return answer;
  }
}
