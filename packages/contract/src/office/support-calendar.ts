/** Back-office calls that read and set the working days of support. */
import { MAX_CALENDAR_DATES } from '@wl/world/casino/support-calendar';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { data, TimeZone } from '../shapes.ts';

/**
 * Calendar of support's working days, with the same fields as `SupportCalendar` in `@wl/world/casino/support-calendar`.
 */
export const SupportCalendarShape = z.object({
  zone: TimeZone,
  days: z.array(z.boolean()).check(
    z.length(7),
    z.refine((days) => days.includes(true), { path: ['days'] }),
  ),
  closed: z.array(z.iso.date()).check(z.maxLength(MAX_CALENDAR_DATES)),
});

/** Calendar with its version for optimistic locking. The version is 0 until the calendar is set for the first time. */
export const StoredSupportCalendar = z.object({ calendar: SupportCalendarShape, version: z.int() });
export type StoredSupportCalendar = z.infer<typeof StoredSupportCalendar>;

export const supportCalendar = defineCall({
  method: 'GET',
  path: '/staff/support/calendar',
  auth: 'staff',
  permission: 'support.view',
  summary: 'Working days of support, from which the deadlines of tickets are calculated.',
  reply: data(StoredSupportCalendar),
});

export const setSupportCalendar = defineCall({
  method: 'PUT',
  path: '/staff/support/calendar',
  auth: 'staff',
  permission: 'support.hours',
  summary: 'Sets the working days of support. Deadlines of existing tickets stay.',
  body: z.object({
    ...SupportCalendarShape.shape,
    version: z.int(),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
  }),
  reply: data(StoredSupportCalendar),
  errors: ['ticket.calendar_changed'],
});
