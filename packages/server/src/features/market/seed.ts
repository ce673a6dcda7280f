import type { Deps } from '../../platform/deps.ts';
import { orderMissingLabels } from './labels.ts';

/** Queues missing labels at server start; a label applies to only one version of the mathematics. */
export async function seed(deps: Deps): Promise<void> {
  await orderMissingLabels(deps);
}
