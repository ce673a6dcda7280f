import type { Deps } from '../../platform/deps.ts';
import { decide } from './rules.ts';

/** Registers the function that decides whether a member may perform a gated action. */
export function setup(deps: Deps): void {
  deps.gates.judge = (action, state) => {
    const verdict = decide(action, state, deps.clock.now());
    return verdict.ok ? undefined : verdict.code;
  };
}
