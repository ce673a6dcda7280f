import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { LimitChange, OwnLimit } from '../limits.ts';
import { data, Id, Instant } from '../shapes.ts';

export const memberLimits = defineCall({
  method: 'GET',
  path: '/staff/members/:id/limits',
  auth: 'staff',
  permission: 'members.view',
  summary:
    'A member’s own limits with their latest changes, and the interval of the reality check.',
  params: z.object({ id: Id }),
  reply: data(
    z.object({
      limits: z.array(OwnLimit),
      history: z.array(LimitChange),
      reality_check: z.object({
        /** Interval of the reality check. Null if the member has chosen none and the operator has no default. */
        every_minutes: z.nullable(z.int()),
        /** Time at which the member chose the interval; null if the member has not chosen one. */
        chosen_at: z.nullable(Instant),
        /** Time of the last answer to a reality check, in any session. */
        answered_at: z.nullable(Instant),
      }),
    }),
  ),
  errors: ['request.not_found'],
});
