import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, Done, Id, Instant } from './shapes.ts';

const Reason = z.object({ reason: z.string().check(z.minLength(3), z.maxLength(500)) });

/** State of the cashier: the switch for cash-outs, and the members whose top-ups wait for a clerk (trust G19). */
export const cashierState = defineCall({
  method: 'GET',
  path: '/staff/cashier',
  auth: 'staff',
  permission: 'cashier.view',
  summary: 'Whether cash-outs are available, and whose top-ups are suspended, longest first.',
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
    'Makes cash-outs available or not. While they are not, nothing new is requested and nothing goes by itself; what was requested waits.',
  body: z.extend(Reason, { available: z.boolean() }),
  reply: data(z.object({ cash_outs_available: z.boolean() })),
});

export const resumeTopUps = defineCall({
  method: 'POST',
  path: '/staff/members/:id/top-ups/resume',
  auth: 'staff',
  permission: 'top_ups.resume',
  summary:
    'Opens the cashier again for a member whose top-ups failed too often; the reason is audited.',
  params: z.object({ id: Id }),
  body: Reason,
  reply: Done,
  errors: ['request.not_found'],
});
