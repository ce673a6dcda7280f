import type { CaseEvent, CashOutFile } from '@wl/contract/office/wallet';
import type { Deps } from '../../../platform/deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { readWallet } from '../../ledger/index.ts';
import { nicknamesOf } from '../../members/index.ts';
import { playSince } from '../../wagers/index.ts';
import { auditTrail, type AuditLine } from '../../staff/index.ts';
import { toCase, type Viewer } from './case-file.ts';
import {
  instrumentsOf,
  moneyMonths,
  moneyTotals,
  otherCashOuts,
  stepsOf,
} from './case-repository.ts';
import { cashOutsUsed, cashOutWithMethod, type CashOutWithMethod } from './cash-out-repository.ts';
import { cashOutLimits } from '../amount-rules.ts';
import { unstakedDeposits } from '../top-ups/turnover.ts';
import { turnoverOf } from '../top-ups/turnover-rules.ts';

/** Name of the server as an actor in the audit log. */
const SERVER = 'system';
const MONTHS = 12;
/** Maximum number of rounds read for one case, because some members have played a million rounds. */
const ROUNDS_AT_MOST = 5000;

/**
 * Returns a cash-out's complete case file: the case, its background and its timeline.
 * @throws DomainError request.not_found if there is no such cash-out
 */
export async function readCashOutFile(deps: Deps, id: string, who: Viewer): Promise<CashOutFile> {
  const row = await cashOutWithMethod(deps.db, id);
  if (!row) throw new DomainError('request.not_found');
  return {
    case: await toCase(deps.db, row, who),
    story: await storyOf(deps, row),
    timeline: await timelineOf(deps.db, row),
  };
}

async function storyOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  row: CashOutWithMethod,
): Promise<CashOutFile['story']> {
  const { member_id: memberId } = row;
  const now = clock.now();
  const monthsSince = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1));
  const totals = await moneyTotals(db, memberId);
  const months = await moneyMonths(db, memberId, monthsSince);
  const instruments = await instrumentsOf(db, memberId);
  const nicknames = await nicknamesOf(
    db,
    instruments.flatMap(({ others }) => others),
  );
  const play = await playSince(
    db,
    memberId,
    totals.last_credited ?? row.created_at,
    ROUNDS_AT_MOST,
  );
  const used = await cashOutsUsed(db, memberId, row.created_at);
  return {
    wallet: await readWallet(db, memberId),
    deposited_cents: totals.deposited,
    deposits: totals.deposits,
    paid_out_cents: totals.paid_out,
    cash_outs: totals.cash_outs,
    play: {
      since: totals.last_credited?.toISOString() ?? null,
      rounds: play.rounds,
      staked_cents: play.staked,
      won_cents: play.won,
      capped: play.rounds >= ROUNDS_AT_MOST,
    },
    turnover: turnoverOf(await unstakedDeposits(db, memberId)),
    months: months.map(({ month, came, went }) => ({ month, in_cents: came, out_cents: went })),
    earlier: (await otherCashOuts(db, memberId, row.id)).map(({ created_at, ...one }) => ({
      ...one,
      at: created_at.toISOString(),
    })),
    instruments: instruments.map((one) => ({
      id: one.id,
      label: one.label,
      kind: one.kind,
      deposited_cents: one.deposited,
      last_used_at: one.last_used_at.toISOString(),
      is_target: one.id === row.method_id,
      shared_with: one.others.map((other) => ({
        id: other,
        nickname: nicknames.get(other) ?? other,
      })),
    })),
    limits: {
      day_used_cents: used.day,
      day_cents: cashOutLimits.day,
      month_used_cents: used.month,
      month_cents: cashOutLimits.month,
    },
  };
}

/** Case event for each audit-log action. Actions that are not listed here do not appear in the case's timeline. */
const actions: Readonly<Record<string, CaseEvent['what']>> = {
  'cash_outs.view': 'viewed',
  'cash_outs.claim': 'claimed',
  'cash_outs.release': 'released',
  'cash_outs.approve': 'approved',
  'cash_outs.reject': 'rejected',
  'cash_outs.to_desk': 'sent_to_desk',
};

/** Default actor of each step, used for steps stored without an actor. */
const stepsBy: Readonly<Record<string, CaseEvent['by']>> = {
  pending: 'member',
  flushed: 'member',
  cancelled: 'member',
  processing: 'house',
  paid: 'provider',
  failed: 'provider',
};

/**
 * Returns the steps of the cash-out and the clerks' actions, newest first. If a clerk views the case repeatedly, only
 * the first view is listed.
 */
async function timelineOf(db: Db, row: CashOutWithMethod): Promise<CaseEvent[]> {
  const trail = (await auditTrail(db, `cash_out:${row.id}`, 200)).reverse();
  const events: CaseEvent[] = [];
  const viewers = new Set<string>();
  for (const line of trail) {
    const what = actions[line.action];
    if (!what) continue;
    if (what === 'viewed' && viewers.has(line.who)) continue;
    if (what === 'viewed') viewers.add(line.who);
    events.push(ofClerk(line, what));
  }
  const rejected = events.some(({ what }) => what === 'rejected');
  for (const { step, at, actor } of await stepsOf(db, row.id)) {
    const by = actor ?? stepsBy[step];
    // Omit the clerks' approvals and rejections, because `events` already contains them from the audit log.
    if (!by || by === 'clerk' || (step === 'cancelled' && rejected)) continue;
    events.push({
      at: at.toISOString(),
      by,
      clerk: null,
      what: step as CaseEvent['what'],
      reason: step === 'failed' ? row.reason : null,
      hash: null,
    });
  }
  return events.sort((a, b) => b.at.localeCompare(a.at));
}

const ofClerk = (line: AuditLine, what: CaseEvent['what']): CaseEvent => ({
  at: line.at.toISOString(),
  ...(line.who === SERVER ? { by: 'house', clerk: null } : { by: 'clerk', clerk: line.who }),
  what,
  reason: line.reason,
  hash: line.hash.toString('hex'),
});
