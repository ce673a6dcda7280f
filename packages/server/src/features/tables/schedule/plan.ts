import { type OpeningHours, openingAt } from '@wl/world/opening/opening-hours';
import type { TableRow } from '../repository.ts';

type State = TableRow['state'];

/** State of a table with opening hours, and its next changes. */
export interface Plan {
  state: State;
  /** State according to the hours until `nextAt`. */
  scheduled: State;
  /**
   * True if the hours of a dealt table have begun, but the table has no dealer. The table opens when a shift starts.
   */
  waitsForDealer: boolean;
  /** Time at which the hours next begin or end; null if they never do. */
  nextAt: Date | null;
  /** Time at which `state` changes; null if it never does, or if the table waits for a dealer. */
  changesAt: Date | null;
}

/**
 * Returns the plan of a table that follows its hours from the given time. An open table stays open without a dealer.
 * @param hasDealer true if the table needs no dealer or has an open shift
 */
export function followHours(
  hours: OpeningHours,
  at: Date,
  { state, hasDealer }: { state: State; hasDealer: boolean },
): Plan {
  const scheduled = openingAt(hours, at).isOpen ? 'open' : 'closed';
  const plan = keepState(hours, at, scheduled);
  const waits = scheduled === 'open' && state === 'closed' && !hasDealer;
  return waits ? { ...plan, state, waitsForDealer: true, changesAt: null } : plan;
}

/**
 * Returns the plan of a table whose state a clerk has chosen. The choice applies until the next change of the hours.
 */
export function keepState(hours: OpeningHours, at: Date, state: State): Plan {
  const { isOpen, opensAt, closesAt } = openingAt(hours, at);
  const scheduled = isOpen ? 'open' : 'closed';
  const nextAt = opensAt ?? closesAt;
  const plan = { state, scheduled, waitsForDealer: false, nextAt } as const;
  if (state === scheduled || nextAt === null)
    return { ...plan, changesAt: state === scheduled ? nextAt : null };
  // At the next change, the table already has the state that the hours require. Its state changes at the change after
  // that.
  const after = openingAt(hours, nextAt);
  return { ...plan, changesAt: after.opensAt ?? after.closesAt };
}
