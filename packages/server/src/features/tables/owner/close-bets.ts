import { wagersEvents } from '@wl/contract/events/wagers';
import { walletNews } from '@wl/contract/news/wallet';
import type { TableGame } from '@wl/games/tables/table-game';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { toWallet } from '../../ledger/index.ts';
import { settleWagers, voidWagers } from '../../wagers/index.ts';
import {
  closeBets,
  openBets,
  type BetKey,
  type GroupPart,
  type OpenBet,
} from '../bets/bets-repository.ts';
import { OWNER_STOPPED_MS, type Lease } from '../repository.ts';
import { holdLatestRound, type StoredRound } from '../rounds/rounds-repository.ts';
import { payoutOf, withDecisions } from '../table-rules.ts';
import { asOwner } from './as-owner.ts';

/**
 * Maximum number of bets that one transaction settles or voids. The members' wallets remain locked until the
 * transaction ends (decision 93).
 */
const BATCH = 1_000;

/**
 * Number of transactions that settle bets of one round at the same time, each for a different group of members. With
 * two transactions, the database works on one while the server prepares the other (decision 112).
 */
const GROUPS = 2;

type Closed = Awaited<ReturnType<typeof settleWagers>>[number] | VoidedBet;
type Close = (tx: Transaction, bets: readonly OpenBet[], at: Date) => Promise<Closed[]>;
type VoidedBet = Awaited<ReturnType<typeof voidWagers>>[number];

/**
 * Settles every bet of a revealed round. A repeated call settles only the bets that are still open, so each bet is
 * settled exactly once, even if the server is killed midway.
 * @throws Fenced if another process has taken over the table
 */
export async function settleBets(
  deps: Deps,
  lease: Lease,
  { round, game }: { round: StoredRound; game: TableGame },
): Promise<void> {
  const { drawn } = round;
  if (!drawn) throw new Error(`round ${round.state.round} of ${round.table} has no result`);
  // A decision cannot be stored after the result is public, so only cash-outs need the locks.
  const locks = game.judgeCashOut !== undefined;
  await inBatches(deps, lease, { round, locks }, async (tx, bets, at) => {
    const results = bets.map(({ member_id: memberId, id, ...stored }) => {
      const bet = withDecisions(stored);
      return {
        memberId,
        id,
        bet: { ...bet, round: round.state.round },
        payoutCents: payoutOf(game, drawn.result, bet),
      };
    });
    const closed = await settleWagers(tx, results, at);
    const payouts = results.map(({ memberId, id, payoutCents }, index) => ({
      memberId,
      id,
      payoutCents: closed[index]?.status === 'settled' ? payoutCents : null,
    }));
    await closeBets(tx, payouts, at);
    return closed;
  });
  deps.events.wake(wagersEvents.settled);
}

/**
 * Refunds every bet of a void round. Like `settleBets`, it can be repeated.
 * @throws Fenced if another process has taken over the table
 */
export async function refundBets(deps: Deps, lease: Lease, round: StoredRound): Promise<void> {
  const reason = round.state.reason ?? 'equipment';
  await inBatches(deps, lease, { round, locks: false }, async (tx, bets, at) => {
    const keys = bets.map(({ member_id: memberId, id }) => ({ memberId, id }));
    const closed = await voidWagers(tx, keys, { reason, at });
    await closeBets(
      tx,
      keys.map((key) => ({ ...key, payoutCents: null })),
      at,
    );
    return closed;
  });
  deps.events.wake(wagersEvents.voided);
}

/**
 * Closes all open bets of a round in batches. The caller wakes the subscribers afterwards, so that their work does not
 * compete with the settlement.
 */
async function inBatches(
  deps: Deps,
  lease: Lease,
  { round, locks }: Pick<BatchOfGroup, 'round' | 'locks'>,
  close: Close,
): Promise<void> {
  const closeGroup = async (group: number) => {
    let after: BetKey | undefined;
    let bets: OpenBet[];
    do {
      const part = { group, of: GROUPS };
      bets = await closeBatch(deps, lease, { round, part, after, locks, close });
      after = bets.at(-1);
    } while (bets.length === BATCH);
  };
  const groups = Array.from({ length: GROUPS }, (_, group) => closeGroup(group));
  // Wait for all groups, even if one has failed, so that no transaction is still running when the caller continues.
  const ended = await Promise.allSettled(groups);
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}

interface BatchOfGroup {
  round: StoredRound;
  part: GroupPart;
  /** Last bet of the previous batch; undefined for the first batch. */
  after: BetKey | undefined;
  /** True if other transactions may add cash-outs to the bets, so that each bet must be locked before it is read. */
  locks: boolean;
  close: Close;
}

/** Closes a group's next batch of bets in one transaction, and returns these bets. */
async function closeBatch(
  deps: Deps,
  lease: Lease,
  { round: { table, state }, part, after, locks, close }: BatchOfGroup,
): Promise<OpenBet[]> {
  return asOwner(deps, lease, async (tx) => {
    // Stop if the round has changed since the caller read it, because it may have been voided.
    const current = await holdLatestRound(tx, table, OWNER_STOPPED_MS);
    if (current?.state.round !== state.round || current.state.phase !== state.phase) return [];
    const bets = await openBets(tx, {
      table,
      round: state.round,
      part,
      after,
      limit: BATCH,
      locks,
    });
    if (bets.length === 0) return [];
    const results = await close(tx, bets, deps.clock.now());
    for (const [index, { status }] of results.entries())
      if (status !== 'settled' && status !== 'voided')
        deps.log.error({ wager: bets[index]?.id, status }, 'a bet of a table was not open');
    tx.afterCommit(() => publishWallets(deps, bets, results));
    return bets;
  });
}

/** Publishes the new balances to the members' open windows. */
function publishWallets(deps: Deps, bets: readonly OpenBet[], results: readonly Closed[]) {
  const latest = new Map<string, Closed>();
  for (const [index, { member_id: memberId }] of bets.entries()) {
    const result = results[index];
    if (result && result.version >= (latest.get(memberId)?.version ?? 0))
      latest.set(memberId, result);
  }
  for (const [memberId, balances] of latest) {
    const channel = `private-member.${memberId}`;
    if (deps.realtime.mayReach(channel))
      deps.realtime.publish(channel, walletNews.changed, { wallet: toWallet(balances) });
  }
}
