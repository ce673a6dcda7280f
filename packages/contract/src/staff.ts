import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Player } from './members.ts';
import { data, Done, Id, Instant, page } from './shapes.ts';
import { Transaction, Wallet } from './wallet.ts';

export const staffRoles = [
  'support',
  'passport_desk',
  'payments',
  'marketing',
  'games',
  'risk',
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

export const cashOutStates = [
  'pending',
  'flushed',
  'approved_once',
  'processing',
  'paid',
  'cancelled',
  'failed',
] as const;

export const CashOutCase = z.object({
  id: Id,
  member: z.object({ id: Id, nickname: z.string(), name: z.string(), country: z.string() }),
  amount_cents: z.int(),
  state: z.enum(cashOutStates),
  method: z.string(),
  requested_at: Instant,
  updated_at: Instant,
  /** Two different clerks must approve (decisions §5). */
  needs_two: z.boolean(),
  approvals: z.array(z.object({ clerk: z.string(), at: Instant })),
  /** Named checks the desk sees, each passed or not. */
  checks: z.array(
    z.object({
      name: z.enum(['verified', 'deposit_staked', 'closed_loop', 'within_limits']),
      passed: z.boolean(),
    }),
  ),
  can_decide: z.boolean(),
});
export type CashOutCase = z.infer<typeof CashOutCase>;

export const cashOutQueue = defineCall({
  method: 'GET',
  path: '/staff/cash-outs',
  auth: 'staff',
  permission: 'cash_outs.view',
  summary: 'Cash-outs by state, oldest first.',
  query: z.object({
    state: z._default(z.enum(['open', 'paid', 'cancelled', 'failed']), 'open'),
    page: z._default(z.coerce.number().check(z.int(), z.positive()), 1),
  }),
  reply: page(CashOutCase),
});

export const approveCashOut = defineCall({
  method: 'POST',
  path: '/staff/cash-outs/:id/approve',
  auth: 'staff',
  permission: 'cash_outs.decide',
  summary: 'Approves a cash-out; the last needed approval sends it to the provider.',
  params: z.object({ id: Id }),
  reply: data(CashOutCase),
  errors: ['wallet.cash_out_not_pending', 'wallet.same_clerk', 'wallet.provider_unavailable'],
});

export const rejectCashOut = defineCall({
  method: 'POST',
  path: '/staff/cash-outs/:id/reject',
  auth: 'staff',
  permission: 'cash_outs.decide',
  summary: 'Rejects a cash-out with a reason; the amount returns to cash.',
  params: z.object({ id: Id }),
  body: z.object({ reason: z.string().check(z.minLength(3), z.maxLength(500)) }),
  reply: data(CashOutCase),
  errors: ['wallet.cash_out_not_pending'],
});

export const MemberLine = z.object({
  id: Id,
  nickname: z.string(),
  name: z.string(),
  email: z.string(),
  country: z.string(),
  status: Player.shape.status,
  passport: Player.shape.passport,
  created_at: Instant,
});

export const findMembers = defineCall({
  method: 'GET',
  path: '/staff/members',
  auth: 'staff',
  permission: 'members.view',
  summary: 'Finds members by e-mail, nickname, name or id.',
  query: z.object({
    search: z._default(z.string().check(z.maxLength(120)), ''),
    page: z._default(z.coerce.number().check(z.int(), z.positive()), 1),
  }),
  reply: page(MemberLine),
});

export const memberFile = defineCall({
  method: 'GET',
  path: '/staff/members/:id',
  auth: 'staff',
  permission: 'members.view',
  summary: 'One member: profile, wallet, last transactions, last rounds, audit trail.',
  params: z.object({ id: Id }),
  reply: data(
    z.object({
      member: MemberLine,
      profile: z.object({
        date_of_birth: z.string(),
        nationality: z.string(),
        phone: z.string(),
        address: z.string(),
        language: z.string(),
        level: z.int(),
      }),
      documents: z.object({
        identity: z.enum(['Pending', 'Reviewed', 'Approved', 'Completed', 'Rejected']),
        address: z.enum(['Pending', 'Reviewed', 'Approved', 'Completed', 'Rejected']),
      }),
      wallet: Wallet,
      transactions: z.array(Transaction),
      rounds: z.array(
        z.object({
          id: Id,
          game: z.string(),
          stake_cents: z.int(),
          payout_cents: z.int(),
          created_at: Instant,
        }),
      ),
      audit: z.array(
        z.object({ at: Instant, who: z.string(), what: z.string(), hash: z.string() }),
      ),
    }),
  ),
  errors: ['request.not_found'],
});

export const verifyMember = defineCall({
  method: 'POST',
  path: '/staff/members/:id/verify',
  auth: 'staff',
  permission: 'passport.decide',
  summary:
    'Approves identity and address after the clerk has seen the documents; the reason is audited.',
  params: z.object({ id: Id }),
  body: z.object({ reason: z.string().check(z.minLength(3), z.maxLength(500)) }),
  reply: data(z.object({ member: MemberLine })),
});

/** Published on `private-staff.cash-outs` as `staff.cash_out_changed`: the queue asks again. */
export const CashOutChanged = z.object({ id: Id, state: z.enum(cashOutStates) });
