import type { Deps } from '../../platform/deps.ts';
import { decide } from './rules.ts';

/** Puts the one gate before every call that names what it asks for. */
export function setup(deps: Deps): void {
  deps.gates.judge = (action, state) => {
    const verdict = decide(action, state, deps.clock.now());
    return verdict.ok ? undefined : verdict.code;
  };
}
