import type { ReplyOf } from '@wl/contract/call';
import type { placeBet as placeBetCall } from '@wl/contract/play';
import { isSlot } from '@wl/world/casino/contribution';
import type { Subject } from '../../../platform/sign-in/auth.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { addWinnings, useSpin } from '../../bag/index.ts';
import { isReadable, openPairOf, pairOfRound } from '../../fairness/index.ts';
import { lockWallet, readWallet } from '../../ledger/index.ts';
import { isRealityCheckDue } from '../../limits/index.ts';
import { titles } from '../../titles/index.ts';
import { findOpenRound, findRound, type RoundRow, settleFree } from '../../wagers/index.ts';
import { admitStake } from './admit-stake.ts';
import { takesBonusMoney } from './bonus-terms.ts';
import { batcherOf } from '../batcher/batcher.ts';
import { presentRound } from '../rounds/get-round.ts';
import { playRound, type CheckedBet } from '../rounds/play-round.ts';
import { keyAt } from '../rounds/player.ts';
import { publishSettled } from './publish-settled.ts';

interface NewSpin {
  id: string;
  bet: CheckedBet;
  /** Id of the bag item that pays for the spin. */
  item: string;
  /** IP address from which the request was sent. */
  ip: string;
}

/**
 * Plays a spin that a bag item pays for: a free spin, or a spin from the item's credit (decision 0034). Adds winnings to
 * the item. Holds the wallet lock from the check to the booking, so that two requests never use the same spin. A
 * duplicate request with the same id and bet returns the stored round.
 *
 * @throws DomainError play.bonus_refused · bag.no_spins_left · play.round_mismatch · play.too_fast · limits.…
 */
export async function playFreeSpin(
  deps: Deps,
  member: Subject,
  spin: NewSpin,
): Promise<ReplyOf<typeof placeBetCall>['data']> {
  const known = await findRound(deps.db, member.id, spin.id);
  if (!known) {
    if (!takesBonusMoney(deps, spin.bet)) throw new DomainError('play.bonus_refused');
    if (await isRealityCheckDue(deps, member)) throw new DomainError('limits.reality_check_due');
    // If this is the member's first bet, create the seed pair now, because the transaction below expects a seed pair.
    await openPairOf(deps, member.id);
    await deps.transaction((tx) => play(deps, tx, member, spin));
    batcherOf(deps).forget(member.id);
  }
  const row = known ?? (await findRound(deps.db, member.id, spin.id));
  if (!row) throw new Error(`the free spin ${spin.id} was booked and is not there`);
  judgeSame(row, spin);
  const round = await presentRound(deps, deps.db, row);
  const wallet = await readWallet(deps.db, member.id);
  if (!known) publishSettled(deps, member.id, round, wallet);
  return { round, wallet };
}

/**
 * Checks that a stored round has the same game, stake and bag item as the requested spin.
 * @throws DomainError play.round_mismatch if the id of the spin belongs to a different round
 */
function judgeSame(row: RoundRow, { bet, item }: NewSpin): void {
  const isSame = row.game === bet.game.slug && row.stake === bet.stakeCents && row.item_id === item;
  if (!isSame) throw new DomainError('play.round_mismatch');
}

async function play(deps: Deps, tx: Transaction, member: Subject, { id, bet, item, ip }: NewSpin) {
  const wallet = await lockWallet(tx, member.id);
  // Do nothing if the round is already stored, because a duplicate request can arrive while the first one is being
  // booked.
  if (await findRound(tx, member.id, id)) return;
  if (await findOpenRound(tx, member.id, id)) throw new DomainError('play.round_mismatch');
  const { game, stakeCents } = bet;
  const { cash: cashCents } = wallet;
  await admitStake(deps, tx, {
    memberId: member.id,
    ip,
    payer: 'house',
    cashCents,
    stakeCents,
    bet,
  });
  const at = deps.clock.now();
  const used = await useSpin(deps, tx, member.id, item, {
    game: game.slug,
    isSlot: isSlot(game.category),
    stakeCents,
    minimumCents: Math.min(...game.stakes),
  });
  const { seed_pair_no: seedPairNo, next_nonce: nonce } = wallet;
  const pair = await pairOfRound(deps, tx, { member_id: member.id, seed_pair_no: seedPairNo });
  if (!isReadable(pair)) throw new Error(`the seed pair ${pair.id} cannot be read`);
  const { payoutCents } = playRound(bet, pair, nonce, keyAt(pair, nonce));
  await settleFree(tx, {
    memberId: member.id,
    id,
    sessionId: member.sessionId,
    title: titles.get(game.slug),
    bet: bet.sent,
    stakeCents,
    at,
    round: { mathVersion: game.mathVersion, seedPairNo, nonce },
    payoutCents,
    itemId: item,
  });
  await addWinnings(deps, tx, used, payoutCents);
}
