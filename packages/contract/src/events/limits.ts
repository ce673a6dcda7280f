import * as z from 'zod/mini';
import { defineEvents } from '../event.ts';
import { limitPeriods } from '../limits.ts';
import { Instant } from '../shapes.ts';

export const limitsEvents = defineEvents('limits', {
  deposit_limit_set: z.object({ period: z.enum(limitPeriods), at: Instant }),
});
