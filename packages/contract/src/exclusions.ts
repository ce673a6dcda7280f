import { breakLengths, exclusionLengths } from '@wl/world/casino/exclusions';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, Instant } from './shapes.ts';

export const pauseLengths = [...breakLengths, ...exclusionLengths] as const;

/** Active break or exclusion. */
export const Exclusion = z.object({
  length: z.enum(pauseLengths),
  since: Instant,
  /** Time when the break or exclusion ends automatically; null if it does not end automatically. */
  until: z.nullable(Instant),
  /**
   * Earliest time at which the member can reopen the account. Null if the member can never reopen the account, or if
   * the account reopens automatically.
   */
  reopen_from: z.nullable(Instant),
});
export type Exclusion = z.infer<typeof Exclusion>;

const State = z.object({
  current: z.nullable(Exclusion),
  /**
   * Durations that the member can choose now. During a break or exclusion, only durations that would extend it are
   * listed.
   */
  choices: z.array(z.enum(pauseLengths)),
  server_now: Instant,
});
export type ExclusionState = z.infer<typeof State>;

export const getExclusion = defineCall({
  method: 'GET',
  path: '/exclusions',
  auth: 'member',
  summary: 'The current break or self-exclusion, and the durations to choose from.',
  reply: data(State),
});

export const excludeSelf = defineCall({
  method: 'POST',
  path: '/exclusions',
  auth: 'member',
  summary:
    'Starts a break or a self-exclusion at once. A self-exclusion ends every session, including this one; a break does not.',
  body: z.object({ length: z.enum(pauseLengths) }),
  reply: data(State),
  errors: ['exclusion.shorter'],
  rate: { max: 30, perSeconds: 60 },
});

export const reopenAccount = defineCall({
  method: 'POST',
  path: '/exclusions/reopen',
  auth: 'member',
  summary: 'Ends an indefinite self-exclusion, at the earliest seven days after it began.',
  reply: data(State),
  errors: ['exclusion.too_early', 'exclusion.not_reopenable'],
  rate: { max: 30, perSeconds: 60 },
});
