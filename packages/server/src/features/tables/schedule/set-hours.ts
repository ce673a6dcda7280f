import type { StoredTableHours } from '@wl/contract/office/tables-hours';
import { MAX_DAYS_AHEAD, type OpeningHours } from '@wl/world/opening/opening-hours';
import type { Deps } from '../../../platform/deps.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findTable, lockTable, storeSeq, storeState } from '../repository.ts';
import { hasDealerAt } from './apply-hours.ts';
import { findHours, storeHours } from './hours-repository.ts';
import { followHours } from './plan.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Returns the opening hours of a table with their version, which is 0 until they are first set.
 * @throws DomainError tables.unknown
 */
export async function readHours(db: Db, slug: string): Promise<StoredTableHours> {
  if (!(await findTable(db, slug))) throw new DomainError('tables.unknown');
  return hoursOf(db, slug);
}

async function hoursOf(db: Db, slug: string): Promise<StoredTableHours> {
  const row = await findHours(db, slug);
  return { hours: (row?.hours ?? null) as StoredTableHours['hours'], version: row?.version ?? 0 };
}

interface Change {
  slug: string;
  /** Version of the hours that the clerk has seen. */
  version: number;
  /** Opening hours; null to remove them. */
  hours: OpeningHours | null;
}

/**
 * Sets or removes the opening hours of a table. The table follows new hours at once. If the hours are removed, the
 * table keeps its state. Dates that have passed are not stored.
 * @returns the hours before and after the change
 * @throws DomainError tables.unknown · tables.hours_changed (another clerk changed the hours first) · tables.bad_hours
 */
export async function setHours(
  deps: Deps,
  tx: Transaction,
  { slug, version, hours: sent }: Change,
): Promise<{ before: StoredTableHours; after: StoredTableHours }> {
  const table = await lockTable(tx, slug);
  if (!table) throw new DomainError('tables.unknown');
  const before = await hoursOf(tx, slug);
  if (before.version !== version) throw new DomainError('tables.hours_changed');
  const at = deps.clock.now();
  if (sent && !areDatesNear(sent, at)) throw new DomainError('tables.bad_hours');

  const hours = sent && withoutPast(sent, at);
  const hasDealer = await hasDealerAt(tx, table);
  const plan = hours && followHours(hours, at, { state: table.state, hasDealer });
  await storeHours(tx, slug, { hours, plan, at });
  if (plan && plan.state !== table.state) await storeState(tx, table, plan.state);
  else await storeSeq(tx, table);
  return { before, after: await hoursOf(tx, slug) };
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Returns false if a date is so far ahead that the search for the next opening would take too long. */
function areDatesNear({ dates }: OpeningHours, at: Date): boolean {
  const last = dayOf(at.getTime() + MAX_DAYS_AHEAD * DAY_MS);
  return dates.every(({ date }) => date <= last);
}

/** Returns the hours without dates that have passed in every time zone, earliest date first. */
function withoutPast(hours: OpeningHours, at: Date): OpeningHours {
  const first = dayOf(at.getTime() - 2 * DAY_MS);
  const dates = hours.dates.filter(({ date }) => date >= first);
  return { ...hours, dates: dates.toSorted((a, b) => (a.date < b.date ? -1 : 1)) };
}
