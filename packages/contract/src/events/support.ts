import * as z from 'zod/mini';
import { defineEvents } from '../event.ts';
import { Id, Instant } from '../shapes.ts';

/**
 * Events of support tickets. They keep the prefix `enquiries`, because events that are already stored are not renamed.
 */
export const supportEvents = defineEvents('enquiries', {
  answered: z.object({ enquiry_id: Id, number: z.string(), at: Instant }),
});
