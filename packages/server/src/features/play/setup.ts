import type { Deps } from '../../platform/deps.ts';
import { openGameSwitches } from './game-switches.ts';

export async function setup(deps: Deps): Promise<void> {
  await openGameSwitches(deps);
}
