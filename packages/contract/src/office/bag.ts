import * as z from 'zod/mini';
import { BagItem, BonusTerms, TravelBag } from '../bag.ts';
import { defineCall } from '../call.ts';
import { Cents, data, Done, Id, Instant, page } from '../shapes.ts';

const params = z.object({ id: Id });

/** Grant that awaits approval by a second clerk. */
const waitingGrant = {
  id: Id,
  slug: z.string(),
  /** Terms at the time of the request. */
  terms: BonusTerms,
  reason: z.string(),
  asked_by: z.string(),
  mine: z.boolean(),
  asked_at: Instant,
  /** Maximum amount in cents that the grant can cost the operator. */
  worth: Cents,
};

/**
 * Member data shown to a clerk who grants items. Excludes the member's name and address, and does not say why the
 * member cannot receive items.
 */
const Recipient = z.object({
  id: Id,
  nickname: z.string(),
  /** True if the member can receive items now (trust G21). */
  may_receive: z.boolean(),
});

export const bonusesOfMember = defineCall({
  method: 'GET',
  path: '/staff/members/:id/bonuses',
  auth: 'staff',
  permission: 'bonuses.view',
  summary: 'A member’s bag: items, active bonuses, recently ended ones, and pending grants.',
  params,
  reply: data(
    z.object({
      member: Recipient,
      bag: TravelBag,
      ended: z.array(BagItem),
      waiting: z.array(z.object(waitingGrant)),
    }),
  ),
  errors: ['request.not_found'],
});

export const findRecipient = defineCall({
  method: 'POST',
  path: '/staff/bonus-recipients',
  auth: 'staff',
  permission: 'bonuses.view',
  summary:
    'The member with exactly this nickname or e-mail address, for clerks who may not open member files; null if there is none. The search text is not logged.',
  body: z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)) }),
  reply: data(z.nullable(Recipient)),
  rate: { max: 30, perSeconds: 60 },
});

export const waitingGrants = defineCall({
  method: 'GET',
  path: '/staff/bonus-grants',
  auth: 'staff',
  permission: 'bonuses.view',
  summary: 'All grants that wait for a second clerk, oldest first, 25 per page.',
  query: z.object({ page: z._default(z.coerce.number().check(z.int(), z.positive()), 1) }),
  reply: page(z.object({ ...waitingGrant, member: z.object({ id: Id, nickname: z.string() }) })),
});

/**
 * Id of a grant, published on `private-staff.bonuses` as `staff.grant_changed` when a clerk requests approval of the
 * grant, and when a second clerk approves or rejects the grant.
 */
export const GrantChanged = z.object({ id: Id });

export const grantItem = defineCall({
  method: 'POST',
  path: '/staff/members/:id/bonuses',
  auth: 'staff',
  permission: 'bonuses.grant',
  summary:
    'Grants a member an item of the market, with a reason; above the limit, the grant waits for a second clerk. `key` is the idempotency key.',
  params,
  body: z.object({
    key: Id,
    slug: z.string().check(z.maxLength(80)),
    reason: z.string().check(z.trim(), z.minLength(10), z.maxLength(500)),
  }),
  reply: data(z.object({ waits: z.boolean() })),
  errors: [
    'request.not_found',
    'bag.full',
    'market.item_unknown',
    'bag.member_may_not',
    'bag.wagering_too_high',
    'wallet.key_reused',
  ],
});

export const decideGrant = defineCall({
  method: 'POST',
  path: '/staff/bonus-grants/:id/decide',
  auth: 'staff',
  permission: 'bonuses.grant',
  summary: 'A second clerk confirms or declines a pending grant.',
  params,
  body: z.object({ confirm: z.boolean() }),
  reply: Done,
  errors: [
    'request.not_found',
    'bag.grant_decided',
    'override.same_clerk',
    'bag.full',
    'bag.member_may_not',
    'bag.wagering_too_high',
  ],
});

export const revokeItem = defineCall({
  method: 'POST',
  path: '/staff/bonuses/:id/revoke',
  auth: 'staff',
  permission: 'bonuses.grant',
  summary:
    'Removes an item from a member’s bag, with a reason; its bonus money is forfeited, cash stays.',
  params,
  body: z.object({ reason: z.string().check(z.trim(), z.minLength(10), z.maxLength(500)) }),
  reply: Done,
  errors: ['request.not_found', 'bag.item_ended'],
});
