import type { ReplyOf } from '@wl/contract/call';
import { tablesNews } from '@wl/contract/news/tables';
import type { decideTableBet } from '@wl/contract/tables-decisions';
import { walletNews } from '@wl/contract/news/wallet';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { lockWallet, readWallet } from '../../ledger/index.ts';
import type { PaidStake } from '../../play/index.ts';
import { raiseWager } from '../../wagers/index.ts';
import { presentBet } from '../present.ts';
import { findTable, type TableRow } from '../repository.ts';
import { holdLatestRound, type StoredRound } from '../rounds/rounds-repository.ts';
import { gameOfTable } from '../table-rules.ts';
import { betsInRound, findBet, storeAction, type TableBetRow } from './bets-repository.ts';
import { admitTableStake, expireIfUnpaid } from './judge-bonus.ts';

type Answer = ReplyOf<typeof decideTableBet>['data'];

interface Decision {
  table: string;
  /** Id of the bet. */
  id: string;
  /** Index of the decision, which is also the index of its window. */
  step: number;
  action: string;
  ip: string;
  /** Server time at which the request arrived; must be within the decision's window. */
  receivedAt: Date;
}

/**
 * Makes one decision for a member's bet. A repeated request returns the same receipt, even after the round has ended.
 * @throws DomainError as listed for the call in contract/src/tables-decisions.ts
 */
export async function decideBet(deps: Deps, memberId: string, sent: Decision): Promise<Answer> {
  const table = await findTable(deps.db, sent.table);
  if (!table) throw new DomainError('tables.unknown');
  return expireIfUnpaid(deps, memberId, () =>
    deps.transaction((tx) => decide(deps, tx, { ...sent, memberId, table })),
  );
}

/**
 * Checks and stores a decision, and takes any stake that the decision adds. The lock on the wallet serialises a
 * member's decisions. Because of the shared lock on the round, the table's owner waits for this transaction before it
 * publishes the next card or settles the round. A decision is therefore never stored once its card is public or the
 * settlement has started.
 */
async function decide(
  deps: Deps,
  tx: Transaction,
  sent: Omit<Decision, 'table'> & { memberId: string; table: TableRow },
): Promise<Answer> {
  const { memberId, id, step, action, table } = sent;
  const wallet = await lockWallet(tx, memberId);
  const round = await holdLatestRound(tx, table.slug);
  const bet = await findBet(tx, memberId, id);
  if (bet?.table_slug !== table.slug) throw new DomainError('tables.bet_unknown');
  const taken = bet.actions[step];
  if (taken !== undefined && taken !== action) throw new DomainError('tables.decision_taken');
  if (taken !== undefined) return { bet: presentBet(bet), wallet: await readWallet(tx, memberId) };
  judge(table, round, bet, sent);
  const addsCents = action === 'double' ? bet.stake : 0;
  const { bonusCents, at } = await admitDouble(deps, tx, {
    bet,
    sent,
    cash: wallet.cash,
    addsCents,
  });
  const added = { action, addsCents, bonusCents };
  await raiseWager(tx, { memberId, id }, { step, ...added, at });
  await storeAction(tx, bet, added);
  const decided = {
    ...bet,
    actions: [...bet.actions, action],
    stake: bet.stake + addsCents,
    bonus_stake: bet.bonus_stake + bonusCents,
  };
  const answer = { bet: presentBet(decided), wallet: await readWallet(tx, memberId) };
  publishAfterCommit(deps, tx, memberId, { answer, isStaked: addsCents > 0 });
  return answer;
}

/**
 * Checks the stake of a double. The rules for bonus money apply to the whole stake of the hand.
 * @returns the parts to pay in cash and in bonus money; both are 0 for other decisions
 */
async function admitDouble(
  deps: Deps,
  tx: Transaction,
  {
    bet,
    sent: { memberId, ip, table },
    cash,
    addsCents,
  }: {
    bet: TableBetRow;
    sent: Pick<Decision, 'ip'> & { memberId: string; table: TableRow };
    cash: number;
    addsCents: number;
  },
): Promise<PaidStake> {
  if (addsCents === 0) return { cashCents: 0, bonusCents: 0, at: deps.clock.now() };
  const earlier = await betsInRound(tx, { memberId, table: table.slug, round: bet.round });
  const stake = { memberId, ip, table, earlier, cashCents: cash, stakeCents: addsCents };
  return admitTableStake(deps, tx, stake);
}

/** Publishes the decision, and the wallet if the stake changed, to the member's other windows after the commit. */
function publishAfterCommit(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  { answer, isStaked }: { answer: Answer; isStaked: boolean },
): void {
  tx.afterCommit(() => {
    const channel = `private-member.${memberId}`;
    if (!deps.realtime.mayReach(channel)) return;
    const { bet, wallet } = answer;
    deps.realtime.publish(channel, tablesNews.bet_placed, isStaked ? answer : { bet });
    if (isStaked) deps.realtime.publish(channel, walletNews.changed, { wallet });
  });
}

/**
 * Checks that a decision arrived within its time window, and that the hand allows the decision. The possible decisions
 * depend on the cards dealt before the window, so they are checked only once these cards are public.
 */
function judge(
  table: TableRow,
  round: StoredRound | undefined,
  bet: TableBetRow,
  { step, action, receivedAt }: Pick<Decision, 'step' | 'action' | 'receivedAt'>,
): void {
  const game = gameOfTable(table);
  const isLatest = round?.state.round === bet.round;
  if (isLatest && round.state.phase === 'void') throw new DomainError('tables.round_void');
  if (!isLatest || bet.closed_at !== null) throw new DomainError('tables.decision_late');
  const { state, drawn } = round;
  if (!game.windows || !drawn) throw new DomainError('tables.no_decision');
  const { fromMs, untilMs } = game.windows.windowOf(step);
  const ms = receivedAt.getTime() - state.since;
  const stepsShown = state.stepsShown ?? 0;
  if (state.shownAt === undefined && (ms < fromMs || stepsShown < step))
    throw new DomainError('tables.decision_early');
  if (ms >= untilMs || stepsShown > step || state.shownAt !== undefined)
    throw new DomainError('tables.decision_late');
  // Skipping a window is treated as standing. After that, or once the hand is finished, no decision is possible.
  const choices = game.choices?.(drawn.result, bet.actions) ?? [];
  if (bet.actions.length !== step || choices.length === 0)
    throw new DomainError('tables.no_decision');
  if (!choices.includes(action)) throw new DomainError('play.action_illegal');
}
