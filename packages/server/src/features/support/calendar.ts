import type { StoredSupportCalendar } from '@wl/contract/office/support-calendar';
import type { TicketKind } from '@wl/world/casino/support';
import {
  deadlineOf,
  finalDeadlineOf,
  plainCalendar,
  type SupportCalendar,
} from '@wl/world/casino/support-calendar';
import type { Deps } from '../../platform/deps.ts';
import type { Db, Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { findCalendar, storeCalendar } from './calendar-repository.ts';

/** Returns support's calendar with its version, which is 0 until staff first set the calendar. */
export async function readCalendar(db: Db): Promise<StoredSupportCalendar> {
  const { version, ...calendar } = (await findCalendar(db)) ?? { ...plainCalendar, version: 0 };
  return {
    calendar: { ...calendar, days: [...calendar.days], closed: [...calendar.closed] },
    version,
  };
}

/**
 * Returns the deadlines for the first and the final answer to a ticket received at `from`. Only complaints have a final
 * deadline.
 */
export async function deadlinesFrom(
  db: Db,
  kind: TicketKind,
  from: Date,
): Promise<{ due_at: Date; final_due_at: Date | null }> {
  const { calendar } = await readCalendar(db);
  return {
    due_at: deadlineOf(kind, from, calendar),
    final_due_at: kind === 'complaint' ? finalDeadlineOf(from, calendar) : null,
  };
}

/**
 * Sets the calendar. Closed dates are stored in order, without duplicates. The deadlines of existing tickets do not
 * change.
 * @returns the calendar before the change
 * @throws DomainError ticket.calendar_changed if the calendar is no longer at `version`
 */
export async function setCalendar(
  deps: Deps,
  tx: Transaction,
  calendar: SupportCalendar,
  version: number,
): Promise<SupportCalendar> {
  const before = await readCalendar(tx);
  const closed = [...new Set(calendar.closed)].toSorted();
  const at = deps.clock.now();
  const isStored = await storeCalendar(tx, { ...calendar, closed }, { version, at });
  if (!isStored) throw new DomainError('ticket.calendar_changed');
  return before.calendar;
}
