import type { CashOutCase, queueTabs } from '@wl/contract/office/wallet';
import { CASH_OUT_FOUR_EYES_WINDOW_MS } from '@wl/world/casino/limits';
import type { Deps } from '../../../platform/deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { memberById, passportOf } from '../../members/index.ts';
import { clerkNames } from '../../staff/index.ts';
import { queueCounts } from './case-repository.ts';
import {
  approvalsOf,
  cashOutWithMethod,
  queuePage,
  type CashOutRow,
  type CashOutWithMethod,
} from './cash-out-repository.ts';
import { activeClaim } from './claim-repository.ts';
import { storedFacts } from './facts-repository.ts';
import { methodsOf } from '../repository.ts';
import { cashOutLimits, windowsOf, type Used } from '../amount-rules.ts';
import { isUndecided, openCashOutStates, type CashOutState } from './cash-out-rules.ts';
import { needsTwoClerks, raisedFlags } from './review-rules.ts';

const PAGE_SIZE = 20;

type QueueTab = (typeof queueTabs)[number];

/**
 * Evaluates a cash-out against the current facts. Until the cash-out is decided, the result can change, for example
 * after another cash-out request or a chargeback, or when another member uses the same card.
 */
export async function judgedNow(
  db: Db,
  row: CashOutRow,
): Promise<{ flags: string[]; needsTwo: boolean; used: Used }> {
  const { member_id: memberId, method_id: methodId, created_at: at } = row;
  const facts = await storedFacts(db, { memberId, methodId, at }, CASH_OUT_FOUR_EYES_WINDOW_MS);
  const flags = raisedFlags(row, facts);
  // For a decided cash-out, use the flags stored with the decision, because later events do not change how many clerks
  // were needed.
  const decidedBy = isUndecided(row.state) ? flags : row.risk_flags;
  return { flags, needsTwo: needsTwoClerks(facts.around, at, decidedBy), used: facts.used };
}

/**
 * Returns a cash-out for the back-office page, with all checks evaluated now. `can_decide` and the claim's `mine` refer
 * to the viewing clerk (`who`).
 */
export async function toCase(db: Db, row: CashOutWithMethod, who: Viewer): Promise<CashOutCase> {
  const member = await memberById(db, row.member_id);
  if (!member) throw new Error('a cash-out without its member');
  const approvals = await approvalsOf(db, row.id);
  const claim = isUndecided(row.state) ? await activeClaim(db, row.id, who.now) : undefined;
  const names = await clerkNames(db, [
    ...approvals.map(({ clerk_id }) => clerk_id),
    ...(claim ? [claim.clerk_id] : []),
  ]);
  const snapshot = await methodsOf(db, row.member_id);
  const { flags, needsTwo, used } = await judgedNow(db, row);
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
    needs_two: needsTwo || approvals.length > 1,
    approvals: approvals.map(({ clerk_id, at }) => ({
      clerk: names.get(clerk_id) ?? clerk_id,
      at: at.toISOString(),
    })),
    checks: [
      { name: 'verified', passed: passportOf(member) === 'verified' },
      { name: 'deposit_staked', passed: row.deposit_staked },
      { name: 'closed_loop', passed: snapshot.some(({ id }) => id === row.method_id) },
      {
        name: 'within_limits',
        passed: used.day <= cashOutLimits.day && used.month <= cashOutLimits.month,
      },
      { name: 'own_instrument', passed: !flags.includes('shared_instrument') },
      { name: 'deposits_kept', passed: !flags.includes('deposit_given_back') },
    ],
    claim: claim
      ? {
          clerk: names.get(claim.clerk_id) ?? claim.clerk_id,
          mine: claim.clerk_id === who.clerkId,
          until: claim.until.toISOString(),
        }
      : null,
    goes_at: isUndecided(row.state) ? (row.goes_at?.toISOString() ?? null) : null,
    can_decide:
      who.mayDecide &&
      isUndecided(row.state) &&
      (!claim || claim.clerk_id === who.clerkId) &&
      !approvals.some(({ clerk_id }) => clerk_id === who.clerkId),
  };
}

export interface Viewer {
  clerkId: string;
  /** True if the clerk has the permission `cash_outs.decide`. */
  mayDecide: boolean;
  now: Date;
}

export async function viewerOf(deps: Deps, clerkId: string): Promise<Viewer> {
  const state = await deps.gates.loadStaffState?.(clerkId);
  return {
    clerkId,
    mayDecide: state?.permissions.includes('cash_outs.decide') ?? false,
    now: deps.clock.now(),
  };
}

/**
 * Returns one cash-out case for the back-office page.
 * @throws DomainError request.not_found if there is no such cash-out
 */
export async function readCase(db: Db, id: string, who: Viewer): Promise<CashOutCase> {
  const row = await cashOutWithMethod(db, id);
  if (!row) throw new DomainError('request.not_found');
  return toCase(db, row, who);
}

const statesOf = (tab: QueueTab): readonly CashOutState[] =>
  tab === 'open' ? openCashOutStates : [tab];

/**
 * Returns one page of the back-office queue. Cash-outs in progress are sorted oldest first, ended cash-outs newest
 * first.
 */
export async function listCases(db: Db, tab: QueueTab, page: number, who: Viewer) {
  const { rows, total } = await queuePage(db, statesOf(tab), page, PAGE_SIZE);
  const data: CashOutCase[] = [];
  for (const row of rows) data.push(await toCase(db, row, who));
  const { oldest, decided_today, ...counts } = await queueCounts(db, windowsOf(who.now).day);
  return {
    data,
    meta: {
      current_page: page,
      total,
      to: Math.min((page - 1) * PAGE_SIZE + rows.length, total),
      counts,
      oldest: oldest?.toISOString() ?? null,
      decided_today,
    },
  };
}
