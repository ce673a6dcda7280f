import type { Deps } from '../../platform/deps.ts';
import { orderMissingLabels } from './labels.ts';

/**
 * Queues the computation of missing true-cost labels at server start. A label applies to only one version of a game's
 * math model, so a new version needs new labels.
 */
export async function seed(deps: Deps): Promise<void> {
  await orderMissingLabels(deps);
}
