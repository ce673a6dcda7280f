import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Cents, data, Id, Instant, page, SignedCents } from '../shapes.ts';

/** Token of an affiliate link (`/?token=…`). Compared case-insensitively. */
export const AffiliateToken = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9][a-z0-9-]{2,63}$/));

export const affiliateStates = ['active', 'paused'] as const;
/**
 * Reasons why a referral earns the affiliate nothing. Each reason names a detail that the accounts of the member and
 * the affiliate have in common, which suggests that both accounts belong to the same person.
 */
export const refusalReasons = ['identity', 'instrument', 'device', 'address'] as const;
/** Maximum share of net revenue that the operator pays an affiliate, in percent. */
export const MAX_SHARE_PERCENT = 60;

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/**
 * Contact person of an affiliate. The server uses these fields to recognise the affiliate's own member accounts, so
 * only the phone number and the postcode may be empty.
 */
const Contact = z.object({
  name: text(80),
  first_name: text(80),
  last_name: text(80),
  birth_date: z.iso.date(),
  email: z.email().check(z.maxLength(254)),
  /** Phone number with the country code; an empty string if unknown. */
  phone: z.string().check(z.trim(), z.regex(/^(\+[\d ()-]{6,24})?$/)),
  /** ISO 3166-1 alpha-2 country code. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  post_code: z.string().check(z.trim(), z.maxLength(20)),
  address1: text(200),
});
const Share = z.int().check(z.minimum(0), z.maximum(MAX_SHARE_PERCENT));

export const AffiliateLine = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(affiliateStates),
  /** Share of net revenue that the affiliate earns in the current month, in percent. */
  share_percent: z.int(),
  tokens: z.array(z.string()),
  clicks: z.int(),
  sign_ups: z.int(),
  first_deposits: z.int(),
  refused: z.int(),
  /** True if a payout awaits approval by a second clerk. */
  waits: z.boolean(),
});
export type AffiliateLine = z.infer<typeof AffiliateLine>;

export const affiliates = defineCall({
  method: 'GET',
  path: '/staff/affiliates',
  auth: 'staff',
  permission: 'affiliates.view',
  summary: 'Every affiliate with the totals of their links, newest first.',
  reply: data(z.array(AffiliateLine)),
});

/** Net revenue from an affiliate's referrals in one month, the affiliate's share, and the state of its payout. */
export const AffiliateMonth = z.object({
  month: Month,
  net: SignedCents,
  percent: z.int(),
  share: SignedCents,
  /** Negative balance carried over from earlier months; 0 if there is none. */
  carried_in: SignedCents,
  paid: Cents,
  /** Negative share carried over to the next month; 0 if there is none. */
  carried_out: SignedCents,
  /**
   * State of the affiliate's share for the month:
   * - `running`: the month is not over.
   * - `waits`: the month is over, but the share is not payable yet.
   * - `due`: the share is payable.
   * - `asked`: the payout of the share was requested.
   * - `confirmed`: the payout was confirmed.
   */
  state: z.enum(['running', 'waits', 'due', 'asked', 'confirmed']),
  payable_from: Instant,
});
export type AffiliateMonth = z.infer<typeof AffiliateMonth>;

export const AffiliatePayout = z.object({
  id: Id,
  amount: Cents,
  months: z.array(Month),
  state: z.enum(['asked', 'confirmed', 'declined']),
  asked_by: z.string(),
  /** True if the signed-in clerk requested the payout, so that another clerk must confirm it. */
  mine: z.boolean(),
  asked_at: Instant,
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(Instant),
});
export type AffiliatePayout = z.infer<typeof AffiliatePayout>;

export const AffiliateFile = z.object({
  id: Id,
  ...Contact.shape,
  email: z.string(),
  phone: z.string(),
  state: z.enum(affiliateStates),
  /** Version for optimistic locking. Every change increments it, and clients send it with the next change. */
  version: z.int(),
  share_percent: z.int(),
  /** Share that applies from the first of next month; null if no change is planned. */
  next_share_percent: z.nullable(z.int()),
  created_at: Instant,
  tokens: z.array(z.object({ token: z.string(), clicks: z.int(), sign_ups: z.int() })),
  /** The current month and the last twelve completed months, newest first. */
  months: z.array(AffiliateMonth),
  /** Amount that can be requested now, summed over all payable months; 0 while a payout is pending. */
  due: Cents,
  payouts: z.array(AffiliatePayout),
});
export type AffiliateFile = z.infer<typeof AffiliateFile>;

const params = z.object({ id: Id });

export const affiliateFile = defineCall({
  method: 'GET',
  path: '/staff/affiliates/:id',
  auth: 'staff',
  permission: 'affiliates.view',
  summary: 'One affiliate: contact, tokens, months and payouts. The view is logged.',
  params,
  reply: data(AffiliateFile),
  errors: ['request.not_found'],
});

export const makeAffiliate = defineCall({
  method: 'POST',
  path: '/staff/affiliates',
  auth: 'staff',
  permission: 'affiliates.edit',
  summary: 'Creates an affiliate with a first token; the revenue share applies from this month.',
  body: z.object({ ...Contact.shape, token: AffiliateToken, share_percent: Share }),
  reply: data(AffiliateFile),
  errors: ['affiliates.token_taken', 'affiliates.email_taken'],
});

export const changeAffiliate = defineCall({
  method: 'PUT',
  path: '/staff/affiliates/:id',
  auth: 'staff',
  permission: 'affiliates.edit',
  summary:
    'Changes contact, state or revenue share; a new share applies from the first day of next month. While paused, no new clicks or members are counted; earned revenue remains due.',
  params,
  body: z.object({
    ...Contact.shape,
    state: z.enum(affiliateStates),
    share_percent: Share,
    version: z.int(),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
  }),
  reply: data(AffiliateFile),
  errors: ['request.not_found', 'affiliates.changed', 'affiliates.email_taken'],
});

export const addAffiliateToken = defineCall({
  method: 'POST',
  path: '/staff/affiliates/:id/tokens',
  auth: 'staff',
  permission: 'affiliates.edit',
  summary:
    'Adds a token to an affiliate. Tokens are never removed, because published links remain in use.',
  params,
  body: z.object({ token: AffiliateToken }),
  reply: data(AffiliateFile),
  errors: ['request.not_found', 'affiliates.token_taken'],
});

export const Referral = z.object({
  member: z.object({ id: Id, nickname: z.string() }),
  token: z.string(),
  referred_at: Instant,
  first_deposit_at: z.nullable(Instant),
  refused: z.nullable(z.enum(refusalReasons)),
});
export type Referral = z.infer<typeof Referral>;

export const affiliateReferrals = defineCall({
  method: 'GET',
  path: '/staff/affiliates/:id/referrals',
  auth: 'staff',
  permission: 'affiliates.view',
  summary:
    'Members referred by an affiliate, newest first, 20 per page; rejected referrals with their reason.',
  params,
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.positive()), 1),
  }),
  reply: page(Referral),
  errors: ['request.not_found'],
});

/**
 * Revenue from the members whom an affiliate referred, counted for each member from the time of the referral (decision
 * 0036).
 */
export const Revenue = z.object({
  /**
   * Gross gaming revenue: stakes minus payouts of all rounds, including rounds paid for by bonus money or free spins.
   */
  ggr: SignedCents,
  bonus_cost: SignedCents,
  fees: SignedCents,
  /** The operator's losses from refunds and chargebacks, minus repayments by members. */
  charge_backs: SignedCents,
  net: SignedCents,
});

export const ReportLine = z.object({
  /** Day (`YYYY-MM-DD`) or month (`YYYY-MM`) that the figures cover, in UTC. */
  period: z.string(),
  clicks: z.int(),
  sign_ups: z.int(),
  first_deposits: z.int(),
  ...Revenue.shape,
  share: SignedCents,
});
export type ReportLine = z.infer<typeof ReportLine>;

/** Maximum period of a report, in days. */
export const MAX_REPORT_DAYS = 400;

export const affiliateReport = defineCall({
  method: 'GET',
  path: '/staff/affiliates/:id/report',
  auth: 'staff',
  permission: 'affiliates.view',
  summary: `Clicks, sign-ups, first deposits, net revenue and share by UTC day or month, oldest first; at most ${String(MAX_REPORT_DAYS)} days.`,
  params,
  query: z.object({
    by: z._default(z.enum(['day', 'month']), 'day'),
    /** Both included. */
    from: z.iso.date(),
    until: z.iso.date(),
  }),
  reply: data(
    z.object({ lines: z.array(ReportLine), total: z.omit(ReportLine, { period: true }) }),
  ),
  errors: ['request.not_found', 'request.invalid'],
});

export const askAffiliatePayout = defineCall({
  method: 'POST',
  path: '/staff/affiliates/:id/payouts',
  auth: 'staff',
  permission: 'affiliates.pay',
  summary:
    'Requests a payout: every payable month since the last one, less negative balances of earlier months. `amount` is the amount the clerk was shown; another clerk confirms it.',
  params,
  body: z.object({ amount: Cents }),
  reply: data(AffiliateFile),
  errors: [
    'request.not_found',
    'affiliates.payout_waits',
    'affiliates.nothing_due',
    'affiliates.figures_changed',
  ],
});

export const decideAffiliatePayout = defineCall({
  method: 'POST',
  path: '/staff/affiliate-payouts/:id/decide',
  auth: 'staff',
  permission: 'affiliates.pay',
  summary:
    'A second clerk confirms a pending payout. Any clerk may decline it, including the one who requested it.',
  params,
  body: z.object({ confirm: z.boolean() }),
  reply: data(AffiliateFile),
  errors: [
    'request.not_found',
    'override.same_clerk',
    'affiliates.payout_decided',
    'affiliates.figures_changed',
  ],
});
