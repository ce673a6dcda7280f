import type { Deps } from '../../platform/deps.ts';
import { openFloorOrder } from './floor-order.ts';

export async function setup(deps: Deps): Promise<void> {
  await openFloorOrder(deps);
}
