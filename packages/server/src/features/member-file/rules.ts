/** Pure functions that determine what a member can currently do, for display in the back office. */
import type { GatedAction } from '@wl/contract/call';
import type { OwnLimit } from '@wl/contract/limits';
import type { Gate, gateReasons } from '@wl/contract/office/members';
import { decide, type LimitState } from '../limits/index.ts';

type Reason = (typeof gateReasons)[number];

/** Facts that determine whether a member can play, top up, cash out and claim bonuses. */
export interface GateFacts {
  state: LimitState;
  isVerified: boolean;
  /** True if the member's jurisdiction requires a verified passport to play, and the member has none. */
  lacksVerification: boolean;
  limits: readonly OwnLimit[];
  /** Maximum amounts in cents that the cashier currently offers for a top-up and a cash-out. */
  topUpCents: number;
  cashOutCents: number;
  /** Time until which top-ups are paused after failed attempts; null if they are not paused. */
  topUpsBlockedUntil: string | null;
  topUpsSuspended: boolean;
  cashOutsAvailable: boolean;
}

const open: Gate = { reason: null, until: null, left_cents: null, left_minutes: null };

const closed = (reason: Reason, until: string | null = null): Gate => ({ ...open, reason, until });

const reasonByCode: Readonly<Record<string, Reason>> = {
  'member.closed': 'closed',
  'auth.locked': 'locked',
  'member.excluded': 'excluded',
  'member.on_break': 'on_break',
  'member.email_unverified': 'email_unconfirmed',
};

/** Returns a closed gate with the reason if the member's status blocks the action; otherwise undefined. */
function byStatus(action: GatedAction, state: LimitState, now: Date): Gate | undefined {
  const verdict = decide(action, state, now);
  if (verdict.ok) return undefined;
  const reason = reasonByCode[verdict.code];
  if (!reason) throw new Error(`the back office has no reason for ${verdict.code}`);
  const isByExclusion = reason === 'excluded' || reason === 'on_break';
  return closed(reason, isByExclusion ? (state.excludedUntil?.toISOString() ?? null) : null);
}

/** Returns a gate that blocks an action until all exhausted limits have reset; undefined if no limit is exhausted. */
function byLimit(limits: readonly OwnLimit[]): Gate | undefined {
  const ends = limits.flatMap(({ left, resets_at }) => (left === 0 ? [resets_at] : []));
  const last = ends.toSorted().at(-1);
  return last === undefined ? undefined : closed('limit_reached', last);
}

function playGate({ state, lacksVerification, limits }: GateFacts, now: Date): Gate {
  const blocked = byStatus('bet', state, now);
  if (blocked) return blocked;
  if (lacksVerification) return closed('not_verified');
  const minutes = limits.find(({ kind }) => kind === 'session_time')?.left ?? null;
  return (
    byLimit(limits.filter(({ kind }) => kind !== 'deposit')) ?? { ...open, left_minutes: minutes }
  );
}

function depositGate(facts: GateFacts, now: Date): Gate {
  const blocked = byStatus('deposit', facts.state, now);
  if (blocked) return blocked;
  if (facts.topUpsSuspended) return closed('suspended');
  if (facts.topUpsBlockedUntil !== null) return closed('suspended', facts.topUpsBlockedUntil);
  const limit = byLimit(facts.limits.filter(({ kind }) => kind === 'deposit'));
  if (limit) return limit;
  if (facts.topUpCents === 0) return closed('limit_reached');
  return { ...open, left_cents: facts.topUpCents };
}

/**
 * Decides whether the member can cash out. Excluded members can cash out. Members whose accounts are closed or locked
 * cannot, because they cannot sign in.
 */
function cashOutGate(facts: GateFacts, now: Date): Gate {
  const blocked = byStatus('login', facts.state, now);
  if (blocked) return blocked;
  if (!facts.isVerified) return closed('not_verified');
  if (!facts.cashOutsAvailable) return closed('switched_off');
  return { ...open, left_cents: facts.cashOutCents };
}

/** Returns whether the member can play, top up, cash out and claim bonuses, with the reason for each blocked action. */
export const gatesOf = (facts: GateFacts, now: Date) => ({
  play: playGate(facts, now),
  deposit: depositGate(facts, now),
  cash_out: cashOutGate(facts, now),
  bonus: byStatus('claim', facts.state, now) ?? open,
});
