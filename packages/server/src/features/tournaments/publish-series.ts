import { fixtures, type Fixture } from '@wl/world/tournaments/series';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { insertTournament } from './repository.ts';

export const END_TOURNAMENTS = 'tournaments.end';
export const PUBLISH_SERIES = 'tournaments.publish_series';

/**
 * Delay before a tournament's end is recorded, so that its last rounds precede the end in the event stream (decision
 * 0042).
 */
export const SETTLE_AFTER_MS = 5000;

const PUBLISHED_AHEAD_MS = 7 * 86_400_000;

/**
 * Publishes the tournaments of all series for the next 7 days. Each tournament is published once, even if this function
 * runs repeatedly or on multiple nodes.
 * @param from tournaments that ended at or before this time are omitted
 */
export async function publishSeries(deps: Deps, from: Date = deps.clock.now()): Promise<void> {
  const until = new Date(deps.clock.now().getTime() + PUBLISHED_AHEAD_MS);
  for (const fixture of fixtures(from, until))
    await deps.transaction((tx) => publishOne(deps, tx, fixture));
}

async function publishOne(
  deps: Deps,
  tx: Transaction,
  { series, startsAt, endsAt }: Fixture,
): Promise<void> {
  const id = uuidv7();
  const isNew = await insertTournament(tx, {
    id,
    series: series.id,
    name: series.name,
    city: series.city,
    scoring: series.scoring,
    stake: series.stakeCents,
    max_rounds: series.maxRounds,
    games: [...series.games],
    entry_coins: series.entryCoins,
    max_entrants: null,
    prizes: [...series.prizes],
    starts_at: startsAt,
    ends_at: endsAt,
    created_by: null,
    created_at: deps.clock.now(),
  });
  if (isNew) await planEnd(tx, id, endsAt);
}

/**
 * Schedules the job that ends a tournament. A job that runs every minute ends any tournament that the scheduled job has
 * missed.
 */
export async function planEnd(tx: Transaction, id: string, endsAt: Date): Promise<void> {
  await enqueue(
    tx,
    END_TOURNAMENTS,
    { id },
    { runAt: new Date(endsAt.getTime() + SETTLE_AFTER_MS), key: `${END_TOURNAMENTS}:${id}` },
  );
}
