import type { MemberGates } from '@wl/contract/office/members';
import type { Deps } from '../../platform/deps.ts';
import { bounceOf } from '../../platform/email/suppressions.ts';
import { DomainError } from '../../platform/errors.ts';
import { hudOf } from '../journey/index.ts';
import { isExcluded, listLimits } from '../limits/index.ts';
import {
  findSecondFactor,
  gateStateOf,
  memberById,
  passportOf,
  profileOfResidence,
} from '../members/index.ts';
import { refusedUnverified } from '../play/index.ts';
import { readCashierLimits } from '../wallet/index.ts';
import { gatesOf } from './rules.ts';

/**
 * Returns a member's state and the actions that the member can currently perform. Clerks use this information to answer
 * members' questions.
 * @throws DomainError request.not_found if there is no such member
 */
export async function readGates(deps: Deps, memberId: string): Promise<MemberGates> {
  const now = deps.clock.now();
  const row = await memberById(deps.db, memberId);
  if (!row) throw new DomainError('request.not_found');
  const [hud, limits, cashier, factor, bounce] = await Promise.all([
    hudOf(deps, memberId),
    listLimits(deps.db, memberId, now),
    readCashierLimits(deps, memberId),
    findSecondFactor(deps.db, memberId),
    bounceOf(deps, deps.db, row.email),
  ]);
  const state = gateStateOf(row);
  const isAway = isExcluded(state, now);
  const isVerified = passportOf(row) === 'verified';
  const profile = profileOfResidence(deps, row.country);
  return {
    // After a break or exclusion has ended, the stored status remains `excluded` until the member returns. Report
    // `active` instead.
    status: row.status === 'excluded' && !isAway ? 'active' : row.status,
    excluded_until: isAway ? (state.excludedUntil?.toISOString() ?? null) : null,
    is_on_break: isAway && state.isOnBreak,
    email_confirmed: state.emailConfirmed,
    email_bounces: bounce !== undefined,
    passport: passportOf(row),
    documents: {
      identity: row.identity_state,
      address: row.address_state,
      payment: row.payment_state,
    },
    has_second_factor: factor !== undefined,
    level: hud.level,
    country: row.country,
    limits: limits.filter(({ value }) => value !== null).length,
    gates: gatesOf(
      {
        state,
        isVerified,
        lacksVerification: refusedUnverified(profile, isVerified) !== undefined,
        limits,
        topUpCents: cashier.top_up.available,
        cashOutCents: cashier.cash_out.available,
        topUpsBlockedUntil: cashier.blocked_until,
        topUpsSuspended: cashier.top_ups_suspended,
        cashOutsAvailable: cashier.cash_outs_available,
      },
      now,
    ),
  };
}
