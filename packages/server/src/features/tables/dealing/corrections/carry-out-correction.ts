import { walletNews } from '@wl/contract/news/wallet';
import { RESULT_CORRECTED } from '@wl/contract/events/wagers';
import type { Deps } from '../../../../platform/deps.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { uuidv7 } from '../../../../platform/ids.ts';
import { readWallet } from '../../../ledger/index.ts';
import { correctSettled } from '../../../wagers/index.ts';
import { lockBet } from '../../bets/bets-repository.ts';
import { findTable, lockTable } from '../../repository.ts';
import { gameOfTable, payoutOf, withDecisions } from '../../table-rules.ts';
import { appendRecord } from '../append-record.ts';
import { announceDealing } from '../dealer-of.ts';
import {
  findCorrection,
  finishCorrection,
  settledBets,
  storeCorrectedBet,
  type CorrectionRow,
  type SettledBet,
} from './corrections-repository.ts';

/**
 * Name of the job that corrects the payouts of a round's bets after a second person has confirmed the correct result.
 */
export const CARRY_OUT_CORRECTION = 'tables.carry_out_correction';

/** Default maximum number of bets per transaction. The members' wallets remain locked until the transaction ends. */
const BATCH = 50;

/**
 * Corrects the bets of a round whose payout differs under the correct result. Each correction books the inverse entries
 * and the correct payout. Voided bets and bets with an unchanged payout are skipped. The job can be repeated after a
 * crash, because a corrected bet already has the correct payout and is skipped as well.
 */
export async function carryOutCorrection(
  deps: Deps,
  id: string,
  { batch = BATCH }: { batch?: number } = {},
): Promise<void> {
  const row = await findCorrection(deps.db, id);
  if (row?.outcome !== 'confirmed' || row.finished_at) return;
  const table = await findTable(deps.db, row.table_slug);
  if (!table) throw new Error(`table ${row.table_slug} is gone`);
  const game = gameOfTable(table);
  let after: SettledBet | undefined;
  let bets: SettledBet[];
  do {
    const page = { table: row.table_slug, round: row.round, after, limit: batch };
    bets = await settledBets(deps.db, page);
    const wrong = bets
      .map((bet) => ({ ...bet, right: payoutOf(game, row.after, withDecisions(bet)) }))
      .filter(({ payout, right }) => payout !== right);
    if (wrong.length > 0) await correctBatch(deps, row, wrong);
    after = bets.at(-1);
  } while (bets.length === batch);
  await finish(deps, row);
}

/**
 * Corrects bets in one transaction, in the order in which wallets are locked. Sends the new balances to the members'
 * open pages after the commit.
 */
async function correctBatch(
  deps: Deps,
  { id }: CorrectionRow,
  bets: readonly (SettledBet & { right: number })[],
): Promise<void> {
  await deps.transaction(async (tx) => {
    const changed = new Set<string>();
    for (const bet of bets) if (await correctBet(deps, tx, id, bet)) changed.add(bet.member_id);
    for (const memberId of changed) {
      const wallet = await readWallet(tx, memberId);
      tx.afterCommit(() =>
        deps.realtime.publish(`private-member.${memberId}`, walletNews.changed, { wallet }),
      );
    }
  });
}

/** Corrects one bet. Returns false if a void or an earlier run of the job has made the correction unnecessary. */
async function correctBet(
  deps: Deps,
  tx: Transaction,
  correctionId: string,
  { member_id: memberId, id, right }: SettledBet & { right: number },
): Promise<boolean> {
  const bet = await lockBet(tx, memberId, id);
  if (!bet || bet.payout === null || bet.payout === right) return false;
  const at = deps.clock.now();
  const [before, wagerAfter] = [bet.wager_id ?? bet.id, uuidv7()];
  const shortfall = await correctSettled(deps, tx, {
    ...{ memberId, id: before, newId: wagerAfter, payoutCents: right },
    ...{ reason: RESULT_CORRECTED, at },
  });
  if (shortfall === undefined) return false;
  await storeCorrectedBet(tx, {
    ...{ correction_id: correctionId, member_id: memberId, bet_id: id },
    ...{ wager_before: before, wager_after: wagerAfter },
    ...{ payout_before: bet.payout, payout_after: right, shortfall, at },
  });
  return true;
}

async function finish(deps: Deps, { id, table_slug: table, round }: CorrectionRow): Promise<void> {
  await deps.transaction(async (tx) => {
    await lockTable(tx, table);
    const at = deps.clock.now();
    if (!(await finishCorrection(tx, id, at))) return;
    const fact = { kind: 'correction_finished', round, details: { correction: id } };
    await appendRecord(tx, table, [fact], at);
    announceDealing(deps, tx, table);
  });
}
