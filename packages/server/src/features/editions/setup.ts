import type { Deps } from '../../platform/deps.ts';
import { openShelf } from './shelf.ts';

export async function setup(deps: Deps): Promise<void> {
  await openShelf(deps);
}
