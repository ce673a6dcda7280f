import type { ErrorCode } from '@wl/contract/errors';

/** Everything a member may ask of the house that responsible gaming and the account's state can refuse (decisions §10). */
export type Action =
  'login' | 'launch' | 'bet' | 'deposit' | 'travel' | 'purchase' | 'claim' | 'message';

/** What the verdict depends on. Later limits (loss, wager, session time, reality check) add their figures here. */
export interface LimitState {
  status: 'active' | 'locked' | 'excluded' | 'closed';
  emailConfirmed: boolean;
  /** End of a self-exclusion that has one. */
  excludedUntil?: Date | undefined;
}

export type Verdict = { ok: true } | { ok: false; code: ErrorCode };

const OK: Verdict = { ok: true };
const CLOSED: Verdict = { ok: false, code: 'member.closed' };
const LOCKED: Verdict = { ok: false, code: 'auth.locked' };
const EXCLUDED: Verdict = { ok: false, code: 'member.excluded' };
const UNCONFIRMED: Verdict = { ok: false, code: 'member.email_unverified' };

/**
 * The one gate: whether a member in this state may do this now. An excluded member may still sign in, because open
 * cash-outs go on and balances can be withdrawn.
 */
export function decide(action: Action, state: LimitState, now: Date): Verdict {
  if (state.status === 'closed') return CLOSED;
  if (state.status === 'locked') return LOCKED;
  if (action === 'login') return OK;
  if (isExcluded(state, now)) return EXCLUDED;
  // Offers are only sent to confirmed addresses, and money, play, market and travel need one (decisions §3).
  return state.emailConfirmed ? OK : UNCONFIRMED;
}

function isExcluded(state: LimitState, now: Date): boolean {
  if (state.status !== 'excluded') return false;
  return state.excludedUntil === undefined || now < state.excludedUntil;
}
