/**
 * Calls for back-office accounts: clerks and their roles, invitations, and changes that a second owner must approve.
 */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { data, Id, Instant, Language } from '../shapes.ts';
import { Clerk, linkToken, staffRoles } from './staff.ts';

const Roles = z.array(z.enum(staffRoles)).check(z.minLength(1), z.maxLength(staffRoles.length));
const Reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));

export const accountChanges = ['roles', 'deactivate', 'reactivate', 'invite'] as const;

/** Request to change the account of an owner or to appoint a new owner. It awaits approval by a second owner. */
export const AccountRequest = z.object({
  id: Id,
  change: z.enum(accountChanges),
  /** Account to be changed; null for an invitation, because there is no account yet. */
  account: z.nullable(z.object({ id: Id, name: z.string() })),
  email: z.string(),
  /** Roles of the account when the request was made; null for an invitation. */
  roles_before: z.nullable(z.array(z.enum(staffRoles))),
  /** Requested roles; null if the roles stay unchanged. */
  roles: z.nullable(z.array(z.enum(staffRoles))),
  reason: z.string(),
  asked_by: z.string(),
  asked_at: Instant,
  /** True if the signed-in owner made the request. Another owner must approve the request. */
  mine: z.boolean(),
  /**
   * True if the request concerns the account of the signed-in owner. This owner can approve the request but not decline
   * it.
   */
  about_me: z.boolean(),
});
export type AccountRequest = z.infer<typeof AccountRequest>;

export const StaffAccount = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  active: z.boolean(),
  created_at: Instant,
  /**
   * Owner who sent the invitation, and the time when it was sent. Null for accounts that no owner invited, such as the
   * first owner's.
   */
  invited: z.nullable(z.object({ by: z.string(), at: Instant })),
  last_sign_in_at: z.nullable(Instant),
  /** True for the account of the signed-in owner. */
  mine: z.boolean(),
});
export type StaffAccount = z.infer<typeof StaffAccount>;

/** Invitation that has been neither used nor withdrawn. */
export const StaffInvitation = z.object({
  id: Id,
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  invited_by: z.string(),
  invited_at: Instant,
  /** Time when the invitation's current link was sent. */
  sent_at: Instant,
  expires_at: Instant,
  expired: z.boolean(),
});
export type StaffInvitation = z.infer<typeof StaffInvitation>;

export const staffAccounts = defineCall({
  method: 'GET',
  path: '/staff/accounts',
  auth: 'staff',
  permission: 'staff.view',
  summary: 'All staff accounts, open invitations, and requests that wait for a second owner.',
  reply: data(
    z.object({
      accounts: z.array(StaffAccount),
      invitations: z.array(StaffInvitation),
      requests: z.array(AccountRequest),
    }),
  ),
});

/** Outcome of a change: `done` if the change was made, or `waiting` if a second owner must approve it first. */
const Outcome = data(z.object({ outcome: z.enum(['done', 'waiting']) }));

export const inviteClerk = defineCall({
  method: 'POST',
  path: '/staff/invitations',
  auth: 'staff',
  permission: 'staff.manage',
  summary:
    'Invites a person by e-mail with roles; inviting an owner requires a second owner. Repeating the request has no effect.',
  body: z.object({
    email: z.string().check(z.maxLength(320)),
    roles: Roles,
    /** Language of the invitation e-mail. */
    language: Language,
    reason: Reason,
  }),
  reply: Outcome,
  errors: ['staff.email_taken', 'staff.invitation_open', 'staff.request_open'],
});

const params = z.object({ id: Id });

export const sendInvitation = defineCall({
  method: 'POST',
  path: '/staff/invitations/:id/send',
  auth: 'staff',
  permission: 'staff.manage',
  summary: 'Sends an invitation again with a new link; the previous link stops working.',
  params,
  /**
   * `sent_at` is the time of the last e-mail, as shown in the list. Each new e-mail changes this time, so a repeated
   * call with the old time does not send a second e-mail.
   */
  body: z.object({ sent_at: Instant }),
  reply: Outcome,
  errors: ['staff.invitation_over', 'request.not_found'],
});

export const withdrawInvitation = defineCall({
  method: 'POST',
  path: '/staff/invitations/:id/withdraw',
  auth: 'staff',
  permission: 'staff.manage',
  summary: 'Withdraws an invitation: its link stops working.',
  params,
  body: z.object({ reason: Reason }),
  reply: Outcome,
  errors: ['staff.invitation_over', 'request.not_found'],
});

const changeErrors = ['staff.own_account', 'staff.request_open', 'request.not_found'] as const;

export const changeRoles = defineCall({
  method: 'POST',
  path: '/staff/accounts/:id/roles',
  auth: 'staff',
  permission: 'staff.manage',
  summary:
    'Sets the roles of an account, with immediate effect on its open sessions. Giving or removing the owner role, or changing an owner, requires a second owner.',
  params,
  body: z.object({ roles: Roles, reason: Reason }),
  reply: Outcome,
  errors: changeErrors,
});

export const deactivateAccount = defineCall({
  method: 'POST',
  path: '/staff/accounts/:id/deactivate',
  auth: 'staff',
  permission: 'staff.manage',
  summary:
    'Deactivates an account and ends its sessions; an owner’s account requires a second owner.',
  params,
  body: z.object({ reason: Reason }),
  reply: Outcome,
  errors: changeErrors,
});

export const reactivateAccount = defineCall({
  method: 'POST',
  path: '/staff/accounts/:id/reactivate',
  auth: 'staff',
  permission: 'staff.manage',
  summary:
    'Reactivates an account with its roles, password and authenticator; an owner’s account requires a second owner.',
  params,
  body: z.object({ reason: Reason }),
  reply: Outcome,
  errors: changeErrors,
});

export const approveAccountRequest = defineCall({
  method: 'POST',
  path: '/staff/account-requests/:id/approve',
  auth: 'staff',
  permission: 'staff.manage',
  summary:
    'Confirms and carries out a requested change; the owner who requested it may not confirm it.',
  params,
  body: z.object({ reason: Reason }),
  reply: Outcome,
  errors: [
    'staff.same_owner',
    'staff.request_decided',
    'staff.request_outdated',
    'staff.email_taken',
    'staff.invitation_open',
    'request.not_found',
  ],
});

export const declineAccountRequest = defineCall({
  method: 'POST',
  path: '/staff/account-requests/:id/decline',
  auth: 'staff',
  permission: 'staff.manage',
  summary: 'Another owner declines a request, or the owner who made it withdraws it.',
  params,
  body: z.object({ reason: Reason }),
  reply: Outcome,
  errors: ['staff.own_account', 'staff.request_decided', 'request.not_found'],
});

export const staffInvitationLink = defineCall({
  method: 'POST',
  path: '/staff/invitation/link',
  auth: 'public',
  summary:
    'Opens an invitation link: returns the address it belongs to and the secret for the authenticator app.',
  body: z.object({ token: linkToken }),
  reply: data(z.object({ email: z.string(), secret: z.string(), uri: z.string() })),
  errors: ['staff.link_over'],
  rate: { max: 30, perSeconds: 60 },
});

export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/staff/invitation',
  auth: 'public',
  summary:
    'Accepts an invitation: creates the account with this name, password and authenticator, and signs it in.',
  body: z.object({
    token: linkToken,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    password: z.string(),
    code: z.string(),
  }),
  reply: data(z.object({ auth_token: z.string(), clerk: Clerk })),
  errors: ['staff.link_over', 'auth.code_wrong'],
  rate: { max: 30, perSeconds: 60 },
});

/**
 * Published on `private-staff.accounts` as `staff.accounts_changed` when staff accounts change. The back-office page
 * for staff accounts then reloads its data.
 */
export const AccountsChanged = z.object({});
