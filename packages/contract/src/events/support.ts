import * as z from 'zod/mini';
import { defineEvents } from '../event.ts';
import { Id, Instant } from '../shapes.ts';

/** Stored under the feature's former name, because stored events keep their names. */
export const supportEvents = defineEvents('enquiries', {
  answered: z.object({ enquiry_id: Id, number: z.string(), at: Instant }),
});
