import type { ParamsOf, ReplyOf } from '@wl/contract/call';
import type * as calls from '@wl/contract/wallet-transactions';
import type { Transaction as WireTransaction } from '@wl/contract/wallet-transactions';
import type { Deps } from '../../../platform/deps.ts';
import { judgedNow } from '../cash-outs/case-file.ts';
import { approvalsOf, findCashOut, type CashOutRow } from '../cash-outs/cash-out-repository.ts';
import { isUndecided } from '../cash-outs/cash-out-rules.ts';
import { cashOutsAvailable } from '../cash-outs/switch-repository.ts';
import { stepsOf } from './transaction-repository.ts';
import { readTransaction } from './transactions.ts';

type Step = WireTransaction['step'];

/** Remaining steps after each step of a top-up, if the payment succeeds. */
const topUpAhead: Readonly<Partial<Record<Step, readonly Step[]>>> = {
  started: ['authorised', 'credited'],
  authorised: ['credited'],
};

/**
 * Returns the steps of a member's top-up or cash-out, and the possible next steps.
 * @throws DomainError request.not_found if the member has no such transaction
 */
export async function readTimeline(
  deps: Deps,
  memberId: string,
  params: ParamsOf<typeof calls.transactionTimeline>,
): Promise<ReplyOf<typeof calls.transactionTimeline>> {
  const { id } = params;
  const kind = params.kind === 'top-up' ? 'top_up' : 'cash_out';
  const transaction = await readTransaction(deps, deps.db, kind, { id, memberId });
  const steps = (await stepsOf(deps.db, id)).map(({ step, at }) => ({
    step: step as Step,
    at: at.toISOString(),
  }));
  const base = {
    transaction,
    steps,
    goes_at: null,
    at_desk: false,
    reason: null,
    problem: null,
  };
  if (kind === 'top_up')
    return { data: { ...base, ahead: [...(topUpAhead[transaction.step] ?? [])] } };
  const row = await findCashOut(deps.db, id);
  if (!row) throw new Error('a transaction without its cash-out');
  const isOpen = isUndecided(row.state);
  return {
    data: {
      ...base,
      goes_at: isOpen ? (row.goes_at?.toISOString() ?? null) : null,
      at_desk: isOpen && row.goes_at === null,
      reason: row.state === 'failed' ? null : row.reason,
      problem:
        row.state === 'failed'
          ? 'wallet.cash_out_failed'
          : isOpen && !(await cashOutsAvailable(deps.db))
            ? 'wallet.cash_outs_unavailable'
            : null,
      ahead: [...(await cashOutAhead(deps, row))],
    },
  };
}

async function cashOutAhead(deps: Deps, row: CashOutRow): Promise<readonly Step[]> {
  if (row.state === 'processing') return ['paid'];
  if (!isUndecided(row.state)) return [];
  const approvals = await approvalsOf(deps.db, row.id);
  const isFirstOfTwo = approvals.length === 0 && (await judgedNow(deps.db, row)).needsTwo;
  return isFirstOfTwo ? ['approved_once', 'processing', 'paid'] : ['processing', 'paid'];
}
