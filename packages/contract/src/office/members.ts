/** Back-office calls related to members. */
import { documentStates } from '@wl/world/casino/documents';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Player } from '../members.ts';
import { RoundLine } from '../play.ts';
import { data, Done, Id, Instant, page } from '../shapes.ts';
import { Transaction, Wallet } from '../wallet.ts';

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
      /** Time since which e-mails to the member bounce, and the mail server's status code; null if they do not. */
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
