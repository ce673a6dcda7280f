import { closeReasons } from '@wl/world/casino/closing';
import * as z from 'zod/mini';
import { defineEvents } from '../event.ts';
import { Instant, Language } from '../shapes.ts';

export const membersEvents = defineEvents('members', {
  registered: z.object({
    language: Language,
    country: z.string(),
    /** True if missions start only after the e-mail address is confirmed; absent from older events. */
    awaits_confirmation: z.optional(z.boolean()),
  }),
  /** The member confirmed the e-mail address. `city` is the member's city at that time. */
  email_confirmed: z.object({ city: z.optional(z.string()) }),
  signed_in: z.object({
    at: Instant,
    /** True if the e-mail address is not confirmed. */
    unconfirmed: z.optional(z.boolean()),
  }),
  /** An e-mail about the account was sent. The event also contains the values of the e-mail's placeholders. */
  notice_sent: z.looseObject({ notice: z.string(), at: Instant }),
  closed: z.object({ reason: z.enum(closeReasons) }),
});
