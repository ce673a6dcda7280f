import * as z from 'zod/mini';
import { defineEvents } from '../event.ts';
import { Id, Instant } from '../shapes.ts';

export const fairnessEvents = defineEvents('fairness', {
  client_seed_chosen: z.object({ seed_pair_id: Id, at: Instant }),
});
