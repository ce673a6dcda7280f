import type { Deps } from '../../../platform/deps.ts';
import { BetBatcher } from './bet-batcher.ts';

const batchers = new WeakMap<Deps, BetBatcher>();

/** Returns the application's bet batcher, created on first use. */
export function batcherOf(deps: Deps): BetBatcher {
  let batcher = batchers.get(deps);
  if (!batcher) {
    const made = new BetBatcher(deps, { sharesCores: deps.config.httpProcesses > 1 });
    deps.onClose(() => made.close());
    batchers.set(deps, made);
    batcher = made;
  }
  return batcher;
}
