import * as z from 'zod/mini';
import { defineEvents } from '../event.ts';
import { Id, Instant } from '../shapes.ts';

/** Events of support tickets. They are stored under the prefix `enquiries`, because stored events keep their names. */
export const supportEvents = defineEvents('enquiries', {
  answered: z.object({ enquiry_id: Id, number: z.string(), at: Instant }),
});
