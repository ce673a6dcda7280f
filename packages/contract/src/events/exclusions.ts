import { pauseLengths } from '@wl/world/casino/exclusions';
import * as z from 'zod/mini';
import { defineEvents } from '../event.ts';
import { Id, Instant } from '../shapes.ts';

export const exclusionsEvents = defineEvents('exclusions', {
  begun: z.object({
    exclusion_id: Id,
    length: z.enum(pauseLengths),
    /** End of the exclusion; null if it has no end. */
    until: z.nullable(Instant),
    /** True if a clerk excluded the member. */
    by_house: z.boolean(),
    at: Instant,
  }),
  ended: z.object({ length: z.enum(pauseLengths), how: z.enum(['time', 'reopened']) }),
});
