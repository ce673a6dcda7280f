import type { Deps } from '../../platform/deps.ts';
import { createBetDesk, type BetDesk } from './bet-desk.ts';

const desks = new WeakMap<Deps, BetDesk>();

/** Returns the bet batcher of this application, created at first use. */
export function deskOf(deps: Deps): BetDesk {
  let desk = desks.get(deps);
  if (!desk) {
    desk = createBetDesk(deps, { sharesCores: deps.config.httpProcesses > 1 });
    deps.onClose(desk.close);
    desks.set(deps, desk);
  }
  return desk;
}
