import * as z from 'zod/mini';
import { defineEvents } from '../event.ts';
import { Instant } from '../shapes.ts';

export const ratingsEvents = defineEvents('ratings', {
  game_rated: z.object({ game: z.string(), at: Instant }),
});
