/** Back-office calls related to members. */
import { documentStates } from '@wl/world/casino/documents';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Player } from '../members.ts';
import { RoundLine } from '../play.ts';
import { data, Done, Id, Instant, page } from '../shapes.ts';
import { Wallet } from '../wallet.ts';
import { Transaction } from '../wallet-transactions.ts';

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
        identity: z.enum(documentStates),
        address: z.enum(documentStates),
        payment: z.enum(documentStates),
      }),
      /**
       * Time at which an e-mail to the member first bounced, and the mail server's status code; null if e-mails to the
       * member are not bouncing.
       */
      email_bounces: z.nullable(z.object({ since: Instant, status: z.string() })),
      /** Time when the member's second factor was turned on; null if it is off. */
      second_factor_since: z.nullable(Instant),
      wallet: Wallet,
      transactions: z.array(Transaction),
      rounds: z.array(RoundLine),
      audit: z.array(
        z.object({ at: Instant, who: z.string(), what: z.string(), hash: z.string() }),
      ),
    }),
  ),
  errors: ['request.not_found'],
});

/** Reasons why a member cannot perform an action now. */
export const gateReasons = [
  'closed',
  'locked',
  'excluded',
  'on_break',
  'email_unconfirmed',
  'not_verified',
  'limit_reached',
  'suspended',
  'switched_off',
] as const;

const Gate = z.object({
  /** Reason why the member cannot perform the action now; null if the action is possible. */
  reason: z.nullable(z.enum(gateReasons)),
  /** Time at which this restriction ends automatically; null if it does not end automatically. */
  until: z.nullable(Instant),
  /**
   * Amount in cents that the member can still top up or cash out; null for other actions, and if the action is not
   * possible now.
   */
  left_cents: z.nullable(z.int()),
  /** Minutes that the member can still play today under their own time limit; null if they have set none. */
  left_minutes: z.nullable(z.int()),
});
export type Gate = z.infer<typeof Gate>;

/** State of a member, and the actions that the member can perform now. */
export const MemberGates = z.object({
  status: Player.shape.status,
  /** End of the break or exclusion; null if there is no break or exclusion, or if it has no end. */
  excluded_until: z.nullable(Instant),
  is_on_break: z.boolean(),
  email_confirmed: z.boolean(),
  email_bounces: z.boolean(),
  passport: Player.shape.passport,
  documents: z.object({
    identity: z.enum(documentStates),
    address: z.enum(documentStates),
    payment: z.enum(documentStates),
  }),
  has_second_factor: z.boolean(),
  level: z.int(),
  /** ISO 3166-1 alpha-2 code of the country of residence. */
  country: z.string(),
  /** Number of limits that the member has set. */
  limits: z.int(),
  gates: z.object({ play: Gate, deposit: Gate, cash_out: Gate, bonus: Gate }),
});
export type MemberGates = z.infer<typeof MemberGates>;

export const memberGates = defineCall({
  method: 'GET',
  path: '/staff/members/:id/gates',
  auth: 'staff',
  permission: 'members.view',
  summary:
    'State of a member, and whether the member can play, top up, cash out and claim bonuses now; the view is logged.',
  params: z.object({ id: Id }),
  reply: data(MemberGates),
  errors: ['request.not_found'],
});

export const removeSecondFactor = defineCall({
  method: 'POST',
  path: '/staff/members/:id/second-factor/remove',
  auth: 'staff',
  permission: 'second_factor.remove',
  summary:
    'Turns off two-factor authentication for a member who lost the phone and every recovery code: ends every session and notifies the member by e-mail. The reason is stored in the audit log.',
  params: z.object({ id: Id }),
  body: z.object({ reason: z.string().check(z.minLength(3), z.maxLength(500)) }),
  reply: Done,
  errors: ['second_factor.not_on', 'request.not_found'],
});
