import type { Deps } from '../../platform/deps.ts';
import { orderMissingLabels } from './labels.ts';

/** A label is true of one mathematics: a start with another one orders labels anew. */
export async function seed(deps: Deps): Promise<void> {
  await orderMissingLabels(deps);
}
