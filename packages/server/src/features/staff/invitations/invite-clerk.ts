import type { Language } from '@wl/world/languages';
import { emailKeyOf, judgeEmail } from '../../../platform/email/email-address.ts';
import { textsOf } from '../../../platform/http/field-issues.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { queueEmail } from '../../../platform/email/email.ts';
import { inOrder, needsSecondOwner } from '../accounts/account-rules.ts';
import { askSecondOwner } from '../accounts/ask-second-owner.ts';
import { INVITATION_LIFETIME_MS, invitationEmail } from './invitation-email.ts';
import {
  endInvitations,
  findInvitation,
  insertInvitation,
  openInvitationOf,
  renewLink,
  type InvitationRow,
} from './invitations-repository.ts';
import {
  announceChange,
  beginChange,
  countOwners,
  type By,
  type Managed,
} from '../accounts/manage-accounts.ts';
import { hashOfToken, newToken } from './one-time-link.ts';
import type { Role } from '../permissions.ts';
import { findClerk, findClerkByEmail } from '../repository.ts';

interface Person {
  email: string;
  emailKey: string;
  roles: Role[];
  /** Language of the invitation e-mail. */
  language: Language;
}

/**
 * Invites a person by e-mail. If the person is to become an owner and another owner must approve the invitation,
 * creates a request for approval instead. Idempotent.
 * @throws DomainError request.invalid (invalid field) · staff.email_taken · staff.invitation_open (already invited) ·
 *   staff.request_open (another request is pending) · auth.forbidden (the caller is no longer an active owner)
 */
export async function inviteClerk(
  deps: Deps,
  tx: Transaction,
  asked: { email: string; roles: readonly Role[]; language: Language },
  by: By,
): Promise<Managed> {
  const email = asked.email.trim().normalize('NFC');
  const fault = judgeEmail(email);
  if (fault) throw new DomainError('request.invalid', { fields: textsOf({ email: fault }) });
  const { language } = asked;
  const person = { email, emailKey: emailKeyOf(email), roles: inOrder(asked.roles), language };
  await beginChange(tx, by.ownerId);
  const open = await openInvitationOf(tx, person.emailKey);
  if (open?.invited_by === by.ownerId && open.roles.join() === person.roles.join())
    return { outcome: 'done', entry: null };
  await ensureInvitable(tx, person.emailKey);
  const change = { change: 'invite', roles: person.roles } as const;
  if (needsSecondOwner(undefined, change, await countOwners(tx)))
    return askSecondOwner(deps, tx, { ...person, change, account: undefined }, by);
  const id = await makeInvitation(deps, tx, person, by);
  return {
    outcome: 'done',
    entry: {
      action: 'staff.invite',
      subject: `invitation:${id}`,
      after: { email, roles: person.roles },
      reason: by.reason,
    },
  };
}

/**
 * Checks that an invitation can be sent to an e-mail address.
 * @throws DomainError staff.email_taken (the address belongs to a clerk) · staff.invitation_open (already invited)
 */
export async function ensureInvitable(tx: Transaction, emailKey: string): Promise<void> {
  if (await findClerkByEmail(tx, emailKey)) throw new DomainError('staff.email_taken');
  if (await openInvitationOf(tx, emailKey)) throw new DomainError('staff.invitation_open');
}

/**
 * Stores an invitation and e-mails its link. Only the e-mail contains the token.
 * @returns the invitation's id
 */
export async function makeInvitation(
  deps: Deps,
  tx: Transaction,
  { email, emailKey, roles, language }: Person,
  { ownerId, reason }: By,
): Promise<string> {
  const id = uuidv7();
  const { token, ...link } = newLink(deps);
  await insertInvitation(tx, {
    ...{ id, email, email_key: emailKey, roles, language, reason, ...link },
    invited_by: ownerId,
    invited_at: link.sent_at,
  });
  await sendLink(deps, tx, { email, language, invited_by: ownerId }, token);
  return id;
}

function newLink(deps: Deps) {
  const token = newToken();
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + INVITATION_LIFETIME_MS);
  return { token, token_hash: hashOfToken(token), sent_at: now, expires_at: expiresAt };
}

async function sendLink(
  deps: Deps,
  tx: Transaction,
  to: Pick<InvitationRow, 'email' | 'language' | 'invited_by'>,
  token: string,
): Promise<void> {
  const inviter = await findClerk(tx, to.invited_by);
  const { publicUrl } = deps.config;
  await queueEmail(tx, invitationEmail({ ...to, by: inviter?.name ?? '', token, publicUrl }));
  announceChange(deps, tx);
}

/**
 * Sends an invitation again with a new link. Earlier links no longer work.
 * @param seen sending time shown on the owner's page. If the stored time differs, the invitation has already been sent
 *   again, and this call does nothing
 * @throws DomainError request.not_found (no such invitation) · staff.invitation_over (used or withdrawn) ·
 *   auth.forbidden (the caller is no longer an active owner)
 */
export async function sendInvitationAgain(
  deps: Deps,
  tx: Transaction,
  { id, seen }: { id: string; seen: Date },
  ownerId: string,
): Promise<Managed> {
  const invitation = await openOne(tx, id, ownerId);
  if (invitation.sent_at.getTime() !== seen.getTime()) return { outcome: 'done', entry: null };
  const { token, ...link } = newLink(deps);
  await renewLink(tx, id, link);
  await sendLink(deps, tx, invitation, token);
  const { email, roles } = invitation;
  return {
    outcome: 'done',
    entry: {
      action: 'staff.invite_again',
      subject: `invitation:${id}`,
      before: { sent_at: invitation.sent_at },
      after: { email, roles, sent_at: link.sent_at },
    },
  };
}

/**
 * Withdraws an open invitation.
 * @throws DomainError request.not_found (no such invitation) · staff.invitation_over (used or withdrawn) ·
 *   auth.forbidden (the caller is no longer an active owner)
 */
export async function withdrawInvitation(
  deps: Deps,
  tx: Transaction,
  id: string,
  { ownerId, reason }: By,
): Promise<Managed> {
  await beginChange(tx, ownerId);
  const found = await findInvitation(tx, id);
  if (found?.withdrawn_by === ownerId) return { outcome: 'done', entry: null };
  const { email, roles } = await openOne(tx, id, ownerId);
  await endInvitations(tx, { id }, { withdrawn_at: deps.clock.now(), withdrawn_by: ownerId });
  announceChange(deps, tx);
  return {
    outcome: 'done',
    entry: {
      action: 'staff.invite_withdraw',
      subject: `invitation:${id}`,
      before: { email, roles },
      reason,
    },
  };
}

/** Locks the accounts table and returns the invitation. @throws DomainError request.not_found · staff.invitation_over */
async function openOne(tx: Transaction, id: string, ownerId: string): Promise<InvitationRow> {
  await beginChange(tx, ownerId);
  const invitation = await findInvitation(tx, id);
  if (!invitation) throw new DomainError('request.not_found');
  if (invitation.used_at || invitation.withdrawn_at) throw new DomainError('staff.invitation_over');
  return invitation;
}
