import type { Deps } from '../../platform/deps.ts';
import { createBetBatcher, type BetBatcher } from './bet-batcher.ts';

const batchers = new WeakMap<Deps, BetBatcher>();

/** Returns the application's bet batcher, created on first use. */
export function batcherOf(deps: Deps): BetBatcher {
  let batcher = batchers.get(deps);
  if (!batcher) {
    batcher = createBetBatcher(deps, { sharesCores: deps.config.httpProcesses > 1 });
    deps.onClose(batcher.close);
    batchers.set(deps, batcher);
  }
  return batcher;
}
