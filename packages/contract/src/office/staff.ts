import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { data, Done, Id, Instant } from '../shapes.ts';

export const staffRoles = [
  'support',
  'passport_desk',
  'payments',
  'marketing',
  'games',
  'risk',
  'dealer',
  'pit_boss',
  'auditor',
  'owner',
] as const;

export const Clerk = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  permissions: z.array(z.string()),
});
export type Clerk = z.infer<typeof Clerk>;

export const staffSignIn = defineCall({
  method: 'POST',
  path: '/staff/auth/sign-in',
  auth: 'public',
  summary: 'Signs a clerk in; the authenticator code is mandatory.',
  body: z.object({ email: z.string(), password: z.string(), code: z.string() }),
  reply: data(z.object({ auth_token: z.string(), clerk: Clerk })),
  errors: ['staff.wrong_credentials', 'auth.locked'],
  rate: { max: 30, perSeconds: 60 },
});

/** Token of a one-time link. The page reads it from the URL fragment, after the `#`. */
export const linkToken = z.string().check(z.maxLength(200));

export const staffFirstOwnerLink = defineCall({
  method: 'POST',
  path: '/staff/first-owner/link',
  auth: 'public',
  summary:
    'Opens the one-time link of the first owner: returns the address it belongs to and the secret for the authenticator app.',
  body: z.object({ token: linkToken }),
  reply: data(z.object({ email: z.string(), secret: z.string(), uri: z.string() })),
  errors: ['staff.link_over'],
  rate: { max: 30, perSeconds: 60 },
});

export const staffFirstOwner = defineCall({
  method: 'POST',
  path: '/staff/first-owner',
  auth: 'public',
  summary:
    'Uses the link: creates the first owner with this password and authenticator, and signs them in.',
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

export const staffCheck = defineCall({
  method: 'GET',
  path: '/staff/auth/check',
  auth: 'staff',
  summary: 'The signed-in clerk.',
  reply: data(z.object({ clerk: Clerk })),
});

export const staffSignOut = defineCall({
  method: 'POST',
  path: '/staff/auth/sign-out',
  auth: 'staff',
  summary: 'Ends this staff session.',
  reply: Done,
});

/** One entry in the audit log, recorded when staff view or change data. */
export const AuditLine = z.object({
  no: z.int(),
  at: Instant,
  who: z.string(),
  action: z.string(),
  subject: z.string(),
  reason: z.nullable(z.string()),
  hash: z.string(),
});

export const staffAudit = defineCall({
  method: 'GET',
  path: '/staff/audit',
  auth: 'staff',
  permission: 'staff_audit.view',
  summary:
    'The log of staff views and changes, newest first, 50 per page; `before` returns the next page.',
  query: z.object({
    /** Text to search for in the clerk’s name, the action, the subject and the reason. */
    search: z._default(z.string().check(z.maxLength(120)), ''),
    /** `yes` excludes views. */
    changes: z._default(z.enum(['yes', 'no']), 'no'),
    before: z.optional(z.coerce.number().check(z.int(), z.positive())),
  }),
  reply: data(z.object({ lines: z.array(AuditLine), next: z.nullable(z.int()) })),
});
