import type { Deps } from '../../platform/deps.ts';
import { openLobbyOrder } from './lobby-order.ts';

export async function setup(deps: Deps): Promise<void> {
  await openLobbyOrder(deps);
}
