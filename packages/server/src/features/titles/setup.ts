import type { Deps } from '../../platform/deps.ts';
import { openSwitches } from './switches.ts';

export async function setup(deps: Deps): Promise<void> {
  await openSwitches(deps);
}
