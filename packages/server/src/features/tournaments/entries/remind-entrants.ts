import { tournamentsEvents } from '@wl/contract/events/tournaments';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { appendEvent, newEvent, timeOf, type EventOf } from '../../../platform/events/events.ts';
import { recordEvents } from '../../ledger/index.ts';
import { PIECE } from '../prizes/pay-due.ts';
import { entrantsOf } from './entries-repository.ts';
import { findTournament, lockStarting, setReminded } from '../repository.ts';

/** Interval between the reminder and the start of a tournament. */
const REMIND_BEFORE_MS = 15 * 60_000;

/** Member id that sorts before all others. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Records an event for each tournament that is about to start, once per tournament. Locks only tournament rows, not
 * wallets.
 */
export async function notifyOfStarts(deps: Deps): Promise<void> {
  await deps.transaction(async (tx) => {
    const now = deps.clock.now();
    const starting = await lockStarting(tx, now, new Date(now.getTime() + REMIND_BEFORE_MS));
    if (starting.length === 0) return;
    await setReminded(
      tx,
      starting.map(({ id }) => id),
      now,
    );
    for (const { id } of starting)
      await appendEvent(tx, tournamentsEvents.starting_soon, {
        data: { tournament_id: id, at: now.toISOString() },
      });
    tx.afterCommit(() => {
      deps.events.wake(tournamentsEvents.starting_soon);
    });
  });
}

/**
 * Reminds, in batches, all members who had entered the tournament by the event's `at` time. Each batch locks its
 * members' wallets until the transaction ends, and records an event that starts the next batch. Reminders have their
 * own subscriber, so that none are sent when the scores are recomputed from the event stream.
 */
export async function remindEntrants(
  deps: Deps,
  tx: Transaction,
  event: EventOf<typeof tournamentsEvents.starting_soon>,
): Promise<void> {
  const { at, after, tournament_id } = event.data;
  const tournament = await findTournament(tx, tournament_id);
  // Send no reminders if the start time was changed after this event was stored. Entrants will be reminded of the new
  // start.
  if (tournament?.state !== 'open' || tournament.reminded_at === null) return;
  const { id, series, name, city, starts_at } = tournament;
  const members = await entrantsOf(tx, id, {
    by: timeOf(event),
    after: after ?? NOBODY,
    limit: PIECE,
  });
  await recordEvents(
    tx,
    members.map((memberId) =>
      newEvent(tournamentsEvents.starting, {
        memberId,
        data: {
          tournament_id: id,
          series,
          name,
          city,
          starts_at: starts_at.toISOString(),
          at,
        },
      }),
    ),
  );
  if (members.length === PIECE)
    await appendEvent(tx, tournamentsEvents.starting_soon, {
      data: { tournament_id: id, at, after: members.at(-1) },
    });
  tx.afterCommit(() => {
    deps.events.wake(tournamentsEvents.starting);
    deps.events.wake(tournamentsEvents.starting_soon);
  });
}
