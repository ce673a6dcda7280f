import type { Deps } from '../../platform/deps.ts';
import { bellOf as bellPort } from '../journey/index.ts';
import { announceEnds } from './announce-ends.ts';
import { bellOf } from './read-notifications.ts';
import { purgeBefore } from './repository.ts';
import { keptSince } from './rules.ts';

const PURGED_AT_ONCE = 5000;

/**
 * Provides the unread counts for the HUD. Registers the jobs that notify members about expiring bag items and delete
 * notifications older than ninety days.
 */
export function setup(deps: Deps): void {
  bellPort.provide(bellOf);
  deps.jobs.cron('notifications.announce_ends', '*/15 * * * *', () => announceEnds(deps));
  deps.jobs.cron('notifications.purge', '23 3 * * *', async () => {
    const before = keptSince(deps.clock.now());
    while ((await purgeBefore(deps.db, before, PURGED_AT_ONCE)) === PURGED_AT_ONCE);
  });
}
