import type { Deps } from '../../platform/deps.ts';
import { openRatings } from './mean-ratings.ts';

export async function setup(deps: Deps): Promise<void> {
  await openRatings(deps);
}
