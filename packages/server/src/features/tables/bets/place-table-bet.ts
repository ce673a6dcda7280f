import type { ReplyOf } from '@wl/contract/call';
import { tablesNews } from '@wl/contract/news/tables';
import { walletNews } from '@wl/contract/news/wallet';
import type { ErrorCode } from '@wl/contract/errors';
import type { placeTableBet as placeTableBetCall } from '@wl/contract/tables';
import { stakeCents } from '@wl/games/money';
import { judgeBet, type BetJudgement } from '@wl/games/tables/round/judge-bet';
import { canBeVoided } from '@wl/games/tables/round/phases';
import type { Deps } from '../../../platform/deps.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { Subject } from '../../../platform/sign-in/auth.ts';
import { lockWallet, readWallet } from '../../ledger/index.ts';
import { isRealityCheckDue } from '../../limits/index.ts';
import { isSameBet } from '../../play/index.ts';
import { titles, titleState } from '../../titles/index.ts';
import { isWagerId, openWager } from '../../wagers/index.ts';
import { presentBet } from '../present.ts';
import { findTable, type TableRow } from '../repository.ts';
import { holdLatestRound } from '../rounds/rounds-repository.ts';
import { gameOfTable, limitsOf } from '../table-rules.ts';
import {
  betsInRound,
  findBet,
  insertBet,
  type NewBetRow,
  type TableBetRow,
} from './bets-repository.ts';
import { admitTableStake, expireIfUnpaid } from './judge-bonus.ts';

type Answer = ReplyOf<typeof placeTableBetCall>['data'];

interface NewTableBet {
  table: string;
  /** Id of the wager, which is also the idempotency key. */
  id: string;
  /** Number of the round that the member saw. */
  round: number;
  bet: Record<string, unknown>;
  ip: string;
  /** Server time at which the request arrived. Only this time is compared with the deadline. */
  receivedAt: Date;
}

/** Maximum length of a bet as JSON, in characters. A bet on every roulette spot needs half of this length. */
const BET_MAX_LENGTH = 8192;

/**
 * Accepts a bet on a table's round, and takes its stake in the same transaction. A repeated request returns the same
 * receipt, even after the round has ended.
 * @throws DomainError as listed for the call in contract/src/tables.ts
 */
export async function placeTableBet(
  deps: Deps,
  member: Subject,
  { id: sentId, ...request }: NewTableBet,
): Promise<Answer> {
  const sent = { ...request, id: sentId.toLowerCase() };
  const stored = await storedAnswer(deps.db, member.id, sent);
  if (stored) return stored;
  const table = await findTable(deps.db, sent.table);
  if (!table) throw new DomainError('tables.unknown');
  const isDue = await isRealityCheckDue(deps, member);
  return expireIfUnpaid(deps, member.id, () =>
    deps.transaction((tx) => accept(deps, tx, member, { ...sent, isRealityCheckDue: isDue })),
  );
}

/**
 * Checks and books a bet. Locks the wallet before looking up the id, so that any earlier request with this id has
 * finished by then. Because of the lock on the round, the table's owner waits for this transaction before it reveals
 * the result.
 */
async function accept(
  deps: Deps,
  tx: Transaction,
  member: Subject,
  sent: NewTableBet & { isRealityCheckDue: boolean },
): Promise<Answer> {
  const wallet = await lockWallet(tx, member.id);
  const stored = await storedAnswer(tx, member.id, sent);
  if (stored) return stored;
  const msBeforeClose = await judgeTime(deps, tx, sent);
  if (sent.isRealityCheckDue) throw new DomainError('limits.reality_check_due');
  const table = (await findTable(tx, sent.table)) as TableRow;
  const earlier = await betsInRound(tx, {
    memberId: member.id,
    table: sent.table,
    round: sent.round,
  });
  const stake = judgeLimits(table, earlier, sent.bet);
  if (await isWagerId(tx, member.id, sent.id)) throw new DomainError('tables.bet_mismatch');
  const { bonusCents, at } = await admitTableStake(deps, tx, {
    ...{ memberId: member.id, ip: sent.ip, table, earlier, bet: sent.bet },
    ...{ cashCents: wallet.cash, stakeCents: stake },
  });
  const bet: NewBetRow = {
    member_id: member.id,
    id: sent.id,
    table_slug: sent.table,
    round: sent.round,
    bet: sent.bet,
    stake,
    bonus_stake: bonusCents,
    received_at: sent.receivedAt,
    ms_before_close: msBeforeClose,
  };
  await openWager(tx, {
    memberId: member.id,
    id: sent.id,
    sessionId: member.sessionId,
    title: titles.get(sent.table),
    bet: { ...sent.bet, round: sent.round },
    stakeCents: stake,
    bonusCents,
    at,
  });
  await insertBet(tx, bet);
  const answer = {
    bet: presentBet({
      ...bet,
      ...{ payout: null, closed_at: null, cash_outs: {}, actions: [] },
      ...{ wager_id: null, corrected_from: null },
    }),
    wallet: await readWallet(tx, member.id),
  };
  tx.afterCommit(() => {
    const channel = `private-member.${member.id}`;
    if (!deps.realtime.mayReach(channel)) return;
    deps.realtime.publish(channel, tablesNews.bet_placed, answer);
    deps.realtime.publish(channel, walletNews.changed, { wallet: answer.wallet });
  });
  return answer;
}

const refusals = {
  too_early: 'tables.early',
  round_over: 'tables.round_over',
  round_void: 'tables.round_void',
} as const satisfies Partial<Record<string, ErrorCode>>;

/**
 * Checks that the table accepts bets and that the bet was received in time. A closed table opens no round, but accepts
 * bets on the round that was running when it closed. Locks the round, so that its phase does not change until the
 * transaction ends.
 * @returns time from the bet's arrival to the deadline, in milliseconds
 */
async function judgeTime(
  deps: Deps,
  tx: Transaction,
  { table, round, receivedAt }: NewTableBet,
): Promise<number> {
  const current = await holdLatestRound(tx, table);
  if (!current || titleState(deps, table) !== 'open') throw new DomainError('tables.closed');
  const isRunning = round === current.state.round && canBeVoided(current.state);
  if (!isRunning && (await findTable(tx, table))?.state !== 'open')
    throw new DomainError('tables.closed');
  const { trouble } = current;
  if (round === current.state.round && trouble && receivedAt.getTime() >= trouble.at)
    throw new DomainError('tables.interrupted');
  const judged: BetJudgement = judgeBet(current.state, round, receivedAt.getTime());
  if (judged.ok) return judged.msBeforeClose;
  if (judged.reason === 'too_late')
    throw new DomainError('tables.late', { params: { ms: judged.msAfterClose } });
  throw new DomainError(refusals[judged.reason]);
}

/**
 * Checks a bet against the rules of the game and the limits of the table. The maximums of the table and of its spots
 * apply to the sum of the member's bets in this round. In a game with cash-outs or decisions, a member can place only
 * one bet per spot and round. A cash-out or a decision therefore applies to exactly one bet (decision 117).
 * @returns stake of the bet in cents
 */
function judgeLimits(
  table: TableRow,
  earlier: readonly TableBetRow[],
  bet: Record<string, unknown>,
): number {
  const [game, limits] = [gameOfTable(table), limitsOf(table)];
  const checked = game.checkBet(limits, bet);
  if (!checked.ok) throw new DomainError(`play.${checked.reason}`);
  // Refuse a bet that already contains manual cash-outs or decisions. Only the server adds these, during the round.
  if (JSON.stringify(bet).length > BET_MAX_LENGTH || 'cashOuts' in bet || 'actions' in bet)
    throw new DomainError('play.unknown_bet');
  const onSpots: Record<string, number> = {};
  for (const one of [...earlier.map((row) => row.bet), bet]) {
    const known = game.checkBet(limits, one);
    for (const [spot, cents] of Object.entries(known.ok ? known.bet.parts : {})) {
      if ((game.judgeCashOut || game.choices) && spot in onSpots)
        throw new DomainError('tables.spot_taken');
      onSpots[spot] = (onSpots[spot] ?? 0) + cents;
    }
  }
  for (const [spot, cents] of Object.entries(onSpots))
    if (cents > (limits.maxBySpot?.[spot] ?? limits.maxSpotCents))
      throw new DomainError('play.above_maximum');
  if (Object.keys(onSpots).length > limits.maxSpots) throw new DomainError('play.above_maximum');
  if (stakeCents(onSpots) > limits.maxTotalCents)
    throw new DomainError('tables.limit', { params: { maximum: limits.maxTotalCents } });
  return stakeCents(checked.bet.parts);
}

/**
 * Returns the receipt of a bet that an earlier request placed under this id; undefined if there is none.
 * @throws DomainError tables.bet_mismatch if the earlier bet differs from this one
 */
async function storedAnswer(
  db: Db,
  memberId: string,
  { id, table, round, bet }: NewTableBet,
): Promise<Answer | undefined> {
  const row = await findBet(db, memberId, id);
  if (!row) return undefined;
  if (row.table_slug !== table || row.round !== round || !isSameBet(row.bet, bet))
    throw new DomainError('tables.bet_mismatch');
  return { bet: presentBet(row), wallet: await readWallet(db, memberId) };
}
