import type { Deps } from '../../platform/deps.ts';
import { publishSeries } from './publish-series.ts';

const YESTERDAY_MS = 86_400_000;

/** A demonstration house has tournaments from its first minute: one that runs, some that come, and yesterday's, which nobody entered. */
export async function seed(deps: Deps): Promise<void> {
  if (!deps.config.seedDemo) return;
  await publishSeries(deps, new Date(deps.clock.now().getTime() - YESTERDAY_MS));
}
