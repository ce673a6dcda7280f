import { cashRound } from '@wl/contract/events/wagers';
import { activitiesNews } from '@wl/contract/news/activities';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { timeOf, type SettledRound, type StoredEvent } from '../../platform/events/events.ts';
import { addedAndTaken } from '../../platform/events/round-changes.ts';
import { utcDay } from '../../platform/utc-day.ts';
import { addEntries, takeRounds, type EntryRow } from './repository.ts';
import { entryOf } from './rules.ts';

/**
 * Writes a batch of events to the journal: one row per event, except that rounds are summed by member, UTC day and
 * game. Subtracts voided rounds from the sums that include them.
 */
export async function noteEntries(
  deps: Deps,
  tx: Transaction,
  events: readonly StoredEvent[],
): Promise<void> {
  const rounds = addedAndTaken(events);
  const spins = (of: readonly SettledRound[]) => of.flatMap((round) => spinsOf(round) ?? []);
  const added = summed([...events.flatMap((event) => rowOf(event) ?? []), ...spins(rounds.added)]);
  const taken = summed(spins(rounds.taken));
  const ordered = [...added, ...taken];
  if (ordered.length === 0) return;
  if (added.length > 0) await addEntries(tx, added);
  if (taken.length > 0) await takeRounds(tx, taken);
  // Journal entries are written shortly after the events themselves. Notify the members' windows after the commit, so
  // that an open journal reloads and shows the new entries.
  const members = new Set(ordered.map(({ member_id }) => member_id));
  tx.afterCommit(() => {
    for (const id of members)
      deps.realtime.publish(`private-member.${id}`, activitiesNews.noted, {});
  });
}

/**
 * Adds up the rows with the same member and key. Sorts the result, so that all transactions lock rows in the same
 * order, which prevents deadlocks.
 */
function summed(parts: readonly EntryRow[]): EntryRow[] {
  const rows = new Map<string, EntryRow>();
  for (const row of parts) {
    const place = `${row.member_id} ${row.key}`;
    const known = rows.get(place);
    rows.set(place, known ? sumOf(known, row) : row);
  }
  return [...rows.keys()].sort().flatMap((place) => rows.get(place) ?? []);
}

function rowOf(event: StoredEvent): EntryRow | null {
  const entry = entryOf(event);
  if (!entry || event.memberId === undefined) return null;
  return {
    member_id: event.memberId,
    key: `e:${event.id}`,
    at: timeOf(event),
    ...entry,
    rounds: 0,
    staked_cents: 0,
    paid_cents: 0,
  };
}

function spinsOf(event: SettledRound): EntryRow | null {
  const { memberId } = event;
  if (memberId === undefined) return null;
  // A free spin neither costs the member money nor pays the member directly, so both amounts are 0.
  const { game, stakeCents, payoutCents, isFree } = cashRound(event);
  const at = timeOf(event);
  return {
    member_id: memberId,
    key: `s:${utcDay(at)}:${game}`,
    type: 'spins',
    at,
    data: { game },
    rounds: 1,
    staked_cents: isFree ? 0 : stakeCents,
    paid_cents: isFree ? 0 : payoutCents,
  };
}

const sumOf = (a: EntryRow, b: EntryRow): EntryRow => ({
  ...a,
  at: a.at > b.at ? a.at : b.at,
  rounds: a.rounds + b.rounds,
  staked_cents: a.staked_cents + b.staked_cents,
  paid_cents: a.paid_cents + b.paid_cents,
});
