import { playNews } from '@wl/contract/news/play';
import { walletNews } from '@wl/contract/news/wallet';
import type { Round } from '@wl/contract/play';
import type { OpenRound } from '@wl/contract/play-open-rounds';
import type { Wallet } from '@wl/contract/wallet';
import { payoutCents } from '@wl/games/money';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { addWagerWinnings } from '../../bag/index.ts';
import { readWallet } from '../../ledger/index.ts';
import { findOpenRound, findRound, settleWager } from '../../wagers/index.ts';
import { presentRound, readRoundIfAny } from '../rounds/get-round.ts';
import { presentOpen, roundStateOf, type RoundState } from './stepped-round.ts';
import { publishSettled } from '../bets/publish-settled.ts';

/** Result of an action in a round with decisions. Exactly one of `open` and `round` is null. */
export interface SteppedAnswer {
  open: OpenRound | null;
  round: Round | null;
  wallet: Wallet;
}

/**
 * Settles the round if it needs no more decisions; otherwise leaves it open. Runs in the transaction that opened the
 * round or booked its latest decision. After the commit, notifies the member's windows whether or not the round was
 * settled.
 */
export async function settleIfOver(
  deps: Deps,
  tx: Transaction,
  roundState: RoundState,
): Promise<SteppedAnswer> {
  const { row, progress } = roundState;
  const channel = `private-member.${row.member_id}`;
  if (progress.choices.length > 0) {
    const wallet = await readWallet(tx, row.member_id);
    tx.afterCommit(() => {
      deps.realtime.publish(channel, walletNews.changed, { wallet });
      deps.realtime.publish(channel, playNews.open_round_changed, {
        id: row.id,
        game: row.game,
        steps: row.actions.length,
      });
    });
    return { open: presentOpen(roundState), round: null, wallet };
  }
  const { member_id: memberId, id } = row;
  const paid = payoutCents(progress.staked, progress.payouts);
  const bet = { ...row.bet, actions: row.actions };
  const { itemId } = await settleWager(
    tx,
    { memberId, id },
    { bet, payoutCents: paid, at: deps.clock.now() },
  );
  if (itemId !== null) await addWagerWinnings(deps, tx, { memberId, itemId, payoutCents: paid });
  const settled = await findRound(tx, row.member_id, row.id);
  if (!settled) throw new Error(`round ${row.id} was settled and is not there`);
  const round = await presentRound(deps, tx, settled);
  const wallet = await readWallet(tx, row.member_id);
  tx.afterCommit(() => publishSettled(deps, row.member_id, round, wallet));
  return { open: null, round, wallet };
}

/** Returns the current state of the member's round with this id, open or settled; undefined if there is none. */
export async function readRoundState(
  deps: Deps,
  memberId: string,
  id: string,
): Promise<SteppedAnswer | undefined> {
  const row = await findOpenRound(deps.db, memberId, id);
  const open = row ? presentOpen(await roundStateOf(deps, deps.db, row)) : null;
  const round = row ? null : await readRoundIfAny(deps, memberId, id);
  if (!open && !round) return undefined;
  return { open, round: round ?? null, wallet: await readWallet(deps.db, memberId) };
}
