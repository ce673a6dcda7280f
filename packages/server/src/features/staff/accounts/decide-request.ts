import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { isOutdated, judgeDecider, type Change } from './account-rules.ts';
import { ensureInvitable, makeInvitation } from '../invitations/invite-clerk.ts';
import {
  announceChange,
  applyChange,
  beginChange,
  isActiveOwner,
  type By,
  type Managed,
} from './manage-accounts.ts';
import { findClerk, type ClerkRow } from '../repository.ts';
import { decideRequest, findRequest, type RequestRow } from './requests-repository.ts';

const changeOf = ({ change, roles }: RequestRow): Change =>
  change === 'roles' || change === 'invite' ? { change, roles: roles ?? [] } : { change };

/**
 * Approves a request as a second owner and makes the change. Idempotent for the same owner.
 * @throws DomainError request.not_found (no such request) · staff.request_decided · staff.same_owner (the requester) ·
 *   staff.request_outdated (the request no longer applies) · staff.email_taken · staff.invitation_open · auth.forbidden
 *   (the caller is no longer an active owner)
 */
export async function approveRequest(
  deps: Deps,
  tx: Transaction,
  id: string,
  by: By,
): Promise<Managed> {
  await beginChange(tx, by.ownerId);
  const request = await requestToDecide(tx, id, { decision: 'approve', decider: by.ownerId });
  if (!request) return { outcome: 'done', entry: null };
  const account = request.clerk_id === null ? undefined : await findClerk(tx, request.clerk_id);
  const isAskerOwner = await isActiveOwner(tx, request.asked_by);
  const about = { change: changeOf(request), before: request.roles_before };
  if (isOutdated(about, account, isAskerOwner)) throw new DomainError('staff.request_outdated');
  const { subject, before, after } = await makeChange(deps, tx, { request, account, by });
  await decide(deps, tx, request, { outcome: 'approved', by });
  return {
    outcome: 'done',
    entry: {
      action: `staff.${request.change}_approve`,
      subject,
      before,
      after: { ...after, request: id, asked_by: request.asked_by },
      reason: by.reason,
    },
  };
}

/**
 * Declines a request as another owner, or withdraws it as the requester.
 * @throws DomainError request.not_found (no such request) · staff.request_decided · staff.own_account (a request about
 *   the caller) · auth.forbidden (the caller is no longer an active owner)
 */
export async function declineRequest(
  deps: Deps,
  tx: Transaction,
  id: string,
  by: By,
): Promise<Managed> {
  await beginChange(tx, by.ownerId);
  const request = await requestToDecide(tx, id, { decision: 'decline', decider: by.ownerId });
  if (!request) return { outcome: 'done', entry: null };
  const isWithdrawn = request.asked_by === by.ownerId;
  await decide(deps, tx, request, { outcome: isWithdrawn ? 'withdrawn' : 'declined', by });
  return {
    outcome: 'done',
    entry: {
      action: `staff.${request.change}_${isWithdrawn ? 'withdraw' : 'decline'}`,
      subject: request.clerk_id === null ? `staff_request:${id}` : `clerk:${request.clerk_id}`,
      before: { request: id, email: request.email, roles: request.roles },
      after: { asked_by: request.asked_by },
      reason: by.reason,
    },
  };
}

/**
 * Returns the pending request; undefined if this owner has already made the same decision.
 * @throws DomainError request.not_found · staff.request_decided, or the error code that `judgeDecider` returns
 */
async function requestToDecide(
  tx: Transaction,
  id: string,
  { decision, decider }: { decision: 'approve' | 'decline'; decider: string },
): Promise<RequestRow | undefined> {
  const request = await findRequest(tx, id);
  if (!request) throw new DomainError('request.not_found');
  const { outcome, decided_by: decidedBy, asked_by: askedBy, clerk_id: accountId } = request;
  if (outcome !== null) {
    if (decidedBy === decider && (outcome === 'approved') === (decision === 'approve'))
      return undefined;
    throw new DomainError('staff.request_decided');
  }
  const refusal = judgeDecider({ askedBy, accountId }, decider, decision);
  if (refusal) throw new DomainError(refusal);
  return request;
}

async function makeChange(
  deps: Deps,
  tx: Transaction,
  { request, account, by }: { request: RequestRow; account: ClerkRow | undefined; by: By },
): Promise<{ subject: string; before?: object; after: object }> {
  const change = changeOf(request);
  if (change.change !== 'invite') {
    if (!account) throw new Error(`the request ${request.id} names no account`);
    const changed = await applyChange(deps, tx, account, { change, by: by.ownerId });
    return { subject: `clerk:${account.id}`, ...changed };
  }
  const { email, email_key: emailKey, language, reason, asked_by: ownerId } = request;
  await ensureInvitable(tx, emailKey);
  const person = { email, emailKey, roles: change.roles, language: language ?? 'en' };
  const id = await makeInvitation(deps, tx, person, { ownerId, reason });
  return { subject: `invitation:${id}`, after: { email, roles: change.roles } };
}

async function decide(
  deps: Deps,
  tx: Transaction,
  { id }: RequestRow,
  { outcome, by }: { outcome: RequestRow['outcome']; by: By },
): Promise<void> {
  await decideRequest(tx, id, {
    outcome,
    decided_by: by.ownerId,
    decided_at: deps.clock.now(),
    decision_reason: by.reason,
  });
  announceChange(deps, tx);
}
