import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { data, Done, Id, Instant } from '../shapes.ts';

const Reason = z.object({ reason: z.string().check(z.minLength(3), z.maxLength(500)) });

/** State of the cashier: whether cash-outs are available, and the members whose top-ups are suspended (trust G19). */
export const cashierState = defineCall({
  method: 'GET',
  path: '/staff/cashier',
  auth: 'staff',
  permission: 'cashier.view',
  summary: 'The availability of cash-outs, and members with suspended top-ups, longest first.',
  reply: data(
    z.object({
      cash_outs_available: z.boolean(),
      suspended: z.array(z.object({ member_id: Id, nickname: z.string(), since: Instant })),
    }),
  ),
});

export const switchCashOuts = defineCall({
  method: 'PUT',
  path: '/staff/cashier/cash-outs',
  auth: 'staff',
  permission: 'cashier.switch',
  summary:
    'Turns cash-outs on or off. While off, members can request none, none are sent automatically, and requested ones wait.',
  body: z.extend(Reason, { available: z.boolean() }),
  reply: data(z.object({ cash_outs_available: z.boolean() })),
});

export const resumeTopUps = defineCall({
  method: 'POST',
  path: '/staff/members/:id/top-ups/resume',
  auth: 'staff',
  permission: 'top_ups.resume',
  summary:
    'Restores top-ups for a member whose top-ups failed too often. The reason is stored in the audit log.',
  params: z.object({ id: Id }),
  body: Reason,
  reply: Done,
  errors: ['request.not_found'],
});
