import type { Deps } from '../../platform/deps.ts';
import { publishSeries } from './publish-series.ts';

const YESTERDAY_MS = 86_400_000;

/**
 * Publishes demonstration tournaments without entries: upcoming and running ones, and those that ended in the last 24
 * hours.
 */
export async function seed(deps: Deps): Promise<void> {
  if (!deps.config.seedDemo) return;
  await publishSeries(deps, new Date(deps.clock.now().getTime() - YESTERDAY_MS));
}
