import type { ReplyOf } from '@wl/contract/call';
import type { ErrorCode } from '@wl/contract/errors';
import { tablesNews } from '@wl/contract/news/tables';
import type { cashOutTableBet } from '@wl/contract/tables';
import { ANY_STAKE } from '@wl/games/tables/table-game';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { presentBet } from '../present.ts';
import { findTable, type TableRow } from '../repository.ts';
import { holdLatestRound, type StoredRound } from '../rounds/rounds-repository.ts';
import { gameOfTable } from '../table-rules.ts';
import {
  betsInRound,
  lockBet,
  storeCashOut,
  type CashOut,
  type TableBetRow,
} from './bets-repository.ts';

type Answer = ReplyOf<typeof cashOutTableBet>['data'];

interface CashOutRequest {
  table: string;
  /** Id of the bet. */
  id: string;
  spot: string;
  /** Server time at which the request arrived. Only this time determines the multiplier. */
  receivedAt: Date;
}

/**
 * Cashes out one spot of a member's bet during the climb. A repeated request returns the same receipt, even after the
 * round has ended.
 * @throws DomainError as listed for the call in contract/src/tables.ts
 */
export async function cashOutBet(
  deps: Deps,
  memberId: string,
  sent: CashOutRequest,
): Promise<Answer> {
  const table = await findTable(deps.db, sent.table);
  if (!table) throw new DomainError('tables.unknown');
  return deps.transaction((tx) => cashOut(deps, tx, { ...sent, memberId, table }));
}

/**
 * Checks and stores a cash-out. The lock on the round ensures that the round is not voided at the same time. The
 * settlement locks each bet before it reads the bet's cash-outs, so a cash-out is either paid or refused.
 */
async function cashOut(
  deps: Deps,
  tx: Transaction,
  sent: Omit<CashOutRequest, 'table'> & { memberId: string; table: TableRow },
): Promise<Answer> {
  const { memberId, id, spot, table } = sent;
  const round = await holdLatestRound(tx, table.slug);
  const bet = await lockBet(tx, memberId, id);
  if (bet?.table_slug !== table.slug) throw new DomainError('tables.bet_unknown');
  if (bet.cash_outs[spot]) return { bet: presentBet(bet) };
  const stored = judge(table, round, bet, sent);
  await judgeBonus(tx, table, bet, stored);
  await storeCashOut(tx, bet, spot, stored);
  const cashedOut = presentBet({ ...bet, cash_outs: { ...bet.cash_outs, [spot]: stored } });
  tx.afterCommit(() => {
    const channel = `private-member.${memberId}`;
    if (deps.realtime.mayReach(channel))
      deps.realtime.publish(channel, tablesNews.bet_placed, { bet: cashedOut });
  });
  return { bet: cashedOut };
}

/**
 * Rejects a cash-out at a low multiplier if the member has a bet with bonus money in this round. Otherwise, the
 * member's bets could cover almost every outcome (decision 127).
 */
async function judgeBonus(
  tx: Transaction,
  table: TableRow,
  { member_id: memberId, round }: TableBetRow,
  { hundredths }: CashOut,
): Promise<void> {
  const { smallestBonusCashOut = 0 } = gameOfTable(table);
  if (hundredths >= smallestBonusCashOut) return;
  const bets = await betsInRound(tx, { memberId, table: table.slug, round });
  if (bets.some(({ bonus_stake }) => bonus_stake > 0))
    throw new DomainError('tables.bonus_cash_out');
}

const refusals = {
  too_early: 'tables.cash_out_early',
  climb_ended: 'tables.climb_ended',
  already_out: 'tables.already_out',
} as const satisfies Record<string, ErrorCode>;

/**
 * Checks that the bet on a spot can be cashed out, and returns the multiplier and time of the cash-out.
 * @throws DomainError if the request is refused
 */
function judge(
  table: TableRow,
  round: StoredRound | undefined,
  bet: TableBetRow,
  { spot, receivedAt }: Pick<CashOutRequest, 'spot' | 'receivedAt'>,
): CashOut {
  const game = gameOfTable(table);
  const checked = game.checkBet(ANY_STAKE, bet.bet);
  if (!checked.ok || !Object.hasOwn(checked.bet.parts, spot))
    throw new DomainError('tables.bet_unknown');
  const isLatest = round?.state.round === bet.round;
  if (isLatest && round.state.phase === 'void') throw new DomainError('tables.round_void');
  if (!isLatest || bet.closed_at !== null) throw new DomainError('tables.climb_ended');
  const { state, drawn } = round;
  if (!game.judgeCashOut || !drawn) throw new DomainError('tables.no_climb');
  const startedAt = state.since;
  const judged = game.judgeCashOut(drawn.result, checked.bet, {
    spot,
    startedAt,
    receivedAt: receivedAt.getTime(),
  });
  if (!judged.ok) throw new DomainError(refusals[judged.reason]);
  return { hundredths: judged.hundredths, ms: receivedAt.getTime() - startedAt };
}
