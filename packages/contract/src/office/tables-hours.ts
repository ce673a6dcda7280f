import { MAX_DATES, MAX_INTERVALS } from '@wl/world/opening/opening-hours';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { data, TimeZone } from '../shapes.ts';
import { TimeOfDay } from './chat.ts';

/** Interval in wall-clock times. If `to` is earlier than `from`, the interval ends on the next day. */
const Interval = z
  .object({ from: TimeOfDay, to: TimeOfDay })
  .check(z.refine(({ from, to }) => from !== '24:00' && from !== to, { path: ['to'] }));

const Intervals = z.array(Interval).check(z.maxLength(MAX_INTERVALS));

/** Opening hours of a table, with the same fields as `OpeningHours` in `@wl/world/opening/opening-hours`. */
const TableHours = z.object({
  zone: TimeZone,
  /** Intervals that begin on each weekday, Monday first. */
  days: z.array(Intervals).check(z.length(7)),
  /**
   * Dates whose intervals differ from those of their weekday. A closed date has no intervals. Each date occurs once.
   */
  dates: z.array(z.object({ date: z.iso.date(), intervals: Intervals })).check(
    z.maxLength(MAX_DATES),
    z.refine((dates) => new Set(dates.map(({ date }) => date)).size === dates.length),
  ),
});

/**
 * Opening hours with their version for optimistic locking. The version is 0 until the hours are first set. `hours` is
 * null while only clerks open and close the table.
 */
export const StoredTableHours = z.object({ hours: z.nullable(TableHours), version: z.int() });
export type StoredTableHours = z.infer<typeof StoredTableHours>;

const params = z.object({ slug: z.string().check(z.maxLength(64)) });

export const tableHours = defineCall({
  method: 'GET',
  path: '/staff/tables/:slug/hours',
  auth: 'staff',
  permission: 'tables.view',
  summary: 'Opening hours of a shared table.',
  params,
  reply: data(StoredTableHours),
  errors: ['tables.unknown'],
});

export const setTableHours = defineCall({
  method: 'PUT',
  path: '/staff/tables/:slug/hours',
  auth: 'staff',
  permission: 'tables.edit',
  summary:
    'Sets or removes the opening hours of a shared table. The table opens or closes at once if the hours ask for it; an open round is finished. Refused if somebody else has changed the hours since `version`. The reason is stored in the audit log.',
  params,
  body: z.object({
    ...StoredTableHours.shape,
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
  }),
  reply: data(StoredTableHours),
  errors: ['tables.unknown', 'tables.hours_changed', 'tables.bad_hours'],
});
