import type { ReplyOf } from '@wl/contract/call';
import { fairnessEvents } from '@wl/contract/events/fairness';
import type { rotateSeeds as rotateSeedsCall } from '@wl/contract/fairness';
import { CLIENT_SEED_PATTERN } from '@wl/games/fairness/keys';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { lockWallet, recordEvent } from '../ledger/index.ts';
import { readSeeds, revealPair } from './read-seeds.ts';
import { pairAndNext, retirePair, startPair } from './repository.ts';
import { commitPair } from './seed-pairs.ts';

/**
 * Rotates a member's seed pairs: reveals the server seed of the open pair, opens the next pair with the member's client
 * seed, and commits to a server seed for the pair after that. The wallet lock prevents bets during the rotation.
 * @param pairId id of the open pair that the page shows, so that two windows do not rotate twice
 * @throws DomainError fairness.client_seed_invalid · fairness.stale_pair (another pair is open now) ·
 *   fairness.round_open
 */
export async function rotateSeeds(
  deps: Deps,
  input: { memberId: string; pairId: string; clientSeed: string },
): Promise<ReplyOf<typeof rotateSeedsCall>['data']> {
  const { memberId, pairId, clientSeed } = input;
  if (!CLIENT_SEED_PATTERN.test(clientSeed)) throw new DomainError('fairness.client_seed_invalid');
  const revealed = await deps.transaction(async (tx) => {
    const wallet = await lockWallet(tx, memberId);
    const no = wallet.seed_pair_no;
    const [open] = await pairAndNext(tx, memberId, no);
    if (open?.id !== pairId) throw new DomainError('fairness.stale_pair');
    // Reject the rotation while a round is open, because it would reveal the seed that determines the round's cards
    // (games.md §3 item 6).
    if (wallet.in_play > 0) throw new DomainError('fairness.round_open');
    const now = deps.clock.now();
    const rounds = wallet.next_nonce;
    await retirePair(tx, { memberId, no, rounds, now });
    await startPair(tx, { memberId, no: no + 1, clientSeed, now });
    await commitPair(deps, tx, memberId, no + 2);
    const data = { seed_pair_id: pairId, at: now.toISOString() };
    await recordEvent(tx, fairnessEvents.client_seed_chosen, { memberId, data });
    tx.afterCommit(() => {
      deps.events.wake(fairnessEvents.client_seed_chosen);
    });
    return revealPair(deps, { ...open, rounds, retired_at: now });
  });
  return { current: await readSeeds(deps, memberId), revealed };
}
