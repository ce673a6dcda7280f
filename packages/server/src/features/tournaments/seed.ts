import type { Deps } from '../../platform/deps.ts';
import { publishSeries } from './publish-series.ts';

const YESTERDAY_MS = 86_400_000;

/**
 * Publishes tournaments, so that a demonstration shows some from the start: running ones, upcoming ones, and those of
 * the last 24 hours. They have no entries.
 */
export async function seed(deps: Deps): Promise<void> {
  if (!deps.config.seedDemo) return;
  await publishSeries(deps, new Date(deps.clock.now().getTime() - YESTERDAY_MS));
}
