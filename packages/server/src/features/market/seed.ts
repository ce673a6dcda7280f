import type { Deps } from '../../platform/deps.ts';
import { orderMissingLabels } from './labels.ts';

/** Queues missing labels at a start: a label applies to one version of the mathematics only. */
export async function seed(deps: Deps): Promise<void> {
  await orderMissingLabels(deps);
}
