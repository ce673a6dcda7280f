import * as z from 'zod/mini';
import { defineEvents } from '../event.ts';
import { Id, Instant } from '../shapes.ts';

/**
 * Events of support tickets. Do not rename the prefix `enquiries` or the field `enquiry_id`, because the event log is
 * append-only and subscribers decode events that are already stored.
 */
export const supportEvents = defineEvents('enquiries', {
  answered: z.object({ enquiry_id: Id, number: z.string(), at: Instant }),
});
