import { exclusionLengths } from '@wl/world/casino/exclusions';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Exclusion } from '../exclusions.ts';
import { data, Id, Instant } from '../shapes.ts';

const Past = z.extend(Exclusion, {
  id: Id,
  /** Time at which the break or exclusion ended; null while it is active. */
  ended_at: z.nullable(Instant),
  ended_by: z.nullable(z.enum(['time', 'reopened', 'replaced'])),
  /** True if a clerk set the break or exclusion for the member. */
  by_house: z.boolean(),
});

export const memberExclusions = defineCall({
  method: 'GET',
  path: '/staff/members/:id/exclusions',
  auth: 'staff',
  permission: 'members.view',
  summary: 'Every break and exclusion of a member, newest first.',
  params: z.object({ id: Id }),
  reply: data(z.object({ list: z.array(Past), server_now: Instant })),
  errors: ['request.not_found'],
});

export const excludeMember = defineCall({
  method: 'POST',
  path: '/staff/members/:id/exclusions',
  auth: 'staff',
  permission: 'exclusions.set',
  summary:
    'Excludes a member who requested it by mail or telephone, or for the member’s protection.',
  params: z.object({ id: Id }),
  body: z.object({
    length: z.enum(exclusionLengths),
    reason: z.string().check(z.minLength(3), z.maxLength(500)),
  }),
  reply: data(Exclusion),
  errors: ['exclusion.shorter', 'request.not_found'],
});
