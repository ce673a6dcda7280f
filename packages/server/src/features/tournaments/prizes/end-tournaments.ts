import { tournamentsEvents } from '@wl/contract/events/tournaments';
import type { Deps } from '../../../platform/deps.ts';
import { appendEvent } from '../../../platform/events/events.ts';
import { SETTLE_AFTER_MS } from '../publish-series.ts';
import { lockEnded, setState } from '../repository.ts';

/**
 * Records the end of each tournament as one event. The event is recorded a few seconds late, so that the scoring
 * subscriber reads all rounds of the tournament first.
 */
export async function endTournaments(deps: Deps): Promise<void> {
  await deps.transaction(async (tx) => {
    const now = deps.clock.now();
    const ended = await lockEnded(tx, new Date(now.getTime() - SETTLE_AFTER_MS));
    if (ended.length === 0) return;
    await setState(
      tx,
      ended.map(({ id }) => id),
      { state: 'ended', updated_at: now },
    );
    for (const { id } of ended)
      await appendEvent(tx, tournamentsEvents.ended, {
        data: { tournament_id: id, at: now.toISOString() },
      });
    tx.afterCommit(() => {
      deps.events.wake(tournamentsEvents.ended);
    });
  });
}
