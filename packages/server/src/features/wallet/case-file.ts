import type { CashOutCase } from '@wl/contract/staff';
import { CASH_OUT_FOUR_EYES_WINDOW_MS } from '@wl/world/house/limits';
import type { Deps } from '../../platform/deps.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { memberById, passportOf } from '../members/index.ts';
import { clerkNames } from '../staff/index.ts';
import {
  approvalsOf,
  cashOutsAround,
  cashOutsUsed,
  cashOutWithMethod,
  deskStates,
  queuePage,
  type CashOutRow,
  type CashOutWithMethod,
} from './cash-out-repository.ts';
import { standingMethods } from './repository.ts';
import { cashOutLimits, isUndecided, needsTwoClerks, type CashOutState } from './rules.ts';

const PAGE_SIZE = 20;

/** Whether two different clerks must approve it, judged anew each time: a later request can complete the rolling sum. */
export async function needsTwo(db: Db, row: CashOutRow): Promise<boolean> {
  const around = await cashOutsAround(
    db,
    row.member_id,
    row.created_at,
    CASH_OUT_FOUR_EYES_WINDOW_MS,
  );
  return needsTwoClerks(around, row.created_at, row.risk_flags);
}

/** Everything the desk sees of a cash-out, its checks taken now. `clerkId` is who looks: `can_decide` is about them. */
async function toCase(db: Db, row: CashOutWithMethod, who: Viewer): Promise<CashOutCase> {
  const member = await memberById(db, row.member_id);
  if (!member) throw new Error('a cash-out without its member');
  const approvals = await approvalsOf(db, row.id);
  const names = await clerkNames(
    db,
    approvals.map(({ clerk_id }) => clerk_id),
  );
  const standing = await standingMethods(db, row.member_id);
  const used = await cashOutsUsed(db, row.member_id, row.created_at);
  return {
    id: row.id,
    member: {
      id: member.id,
      nickname: member.nickname,
      name: `${member.first_name} ${member.last_name}`,
      country: member.country,
    },
    amount_cents: row.amount_cents,
    state: row.state,
    method: row.method_label,
    requested_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    needs_two: await needsTwo(db, row),
    approvals: approvals.map(({ clerk_id, at }) => ({
      clerk: names.get(clerk_id) ?? clerk_id,
      at: at.toISOString(),
    })),
    checks: [
      { name: 'verified', passed: passportOf(member) === 'verified' },
      { name: 'deposit_staked', passed: row.deposit_staked },
      { name: 'closed_loop', passed: standing.some(({ id }) => id === row.method_id) },
      {
        name: 'within_limits',
        passed: used.day <= cashOutLimits.day && used.month <= cashOutLimits.month,
      },
    ],
    can_decide:
      who.mayDecide &&
      isUndecided(row.state) &&
      !approvals.some(({ clerk_id }) => clerk_id === who.clerkId),
  };
}

export interface Viewer {
  clerkId: string;
  /** Holds `cash_outs.decide`. */
  mayDecide: boolean;
}

export async function viewerOf(deps: Deps, clerkId: string): Promise<Viewer> {
  const state = await deps.gates.loadStaffState?.(clerkId);
  return { clerkId, mayDecide: state?.permissions.includes('cash_outs.decide') ?? false };
}

/** @throws DomainError request.not_found */
export async function readCase(db: Db, id: string, who: Viewer): Promise<CashOutCase> {
  const row = await cashOutWithMethod(db, id);
  if (!row) throw new DomainError('request.not_found');
  return toCase(db, row, who);
}

/** One page of the desk's queue, oldest first. `open` shows what waits for a clerk and what waits for the provider. */
export async function listCases(
  db: Db,
  state: 'open' | 'paid' | 'cancelled' | 'failed',
  page: number,
  who: Viewer,
) {
  const states: readonly CashOutState[] = state === 'open' ? deskStates : [state];
  const { rows, total } = await queuePage(db, states, page, PAGE_SIZE);
  const data: CashOutCase[] = [];
  for (const row of rows) data.push(await toCase(db, row, who));
  const to = Math.min((page - 1) * PAGE_SIZE + rows.length, total);
  return { data, meta: { current_page: page, total, to } };
}
