import * as z from 'zod/mini';
import { defineEvents } from '../event.ts';

export const editionsEvents = defineEvents('editions', {
  published: z.object({ number: z.int(), subject: z.string() }),
});
