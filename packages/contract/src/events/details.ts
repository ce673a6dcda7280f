import * as z from 'zod/mini';
import { defineEvents } from '../event.ts';

export const detailsEvents = defineEvents('details', {
  changed: z.object({ what: z.enum(['nickname', 'phone', 'email', 'address']) }),
});
