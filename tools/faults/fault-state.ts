import type { Random } from '@wl/art/random';
import type { Casino } from './casino.ts';
import type { Strike } from './deck.ts';
import type { Recovery } from './recoveries.ts';
import type { ServerNode } from './server-node.ts';

/**
 * Initial estimate in milliseconds of the time that the two nodes and the provider need to start on an idle machine.
 * The estimate is adjusted after each recovery.
 */
const BOOT_MS = 5000;

/** State shared by all faults that are injected into a casino. */
export interface FaultState {
  readonly casino: Casino;
  readonly random: Random;
  readonly recoveries: Recovery[];
  readonly log: (line: string) => void;
  /** Number of processes killed so far. */
  kills: number;
  /** Estimated time, in milliseconds, that the two nodes and the provider need to start. */
  bootMs: number;
  /** Number of armed failpoints that no request reached in time. */
  missed: number;
}

export const newFaultState = (
  casino: Casino,
  random: Random,
  log: (line: string) => void,
): FaultState => ({
  casino,
  random,
  log,
  recoveries: [],
  kills: 0,
  bootMs: BOOT_MS,
  missed: 0,
});

/**
 * Returns a random node. Prefers the first node, because faults in the second node's database connection can leave the
 * second node idle.
 */
export const anyNode = ({ casino: { nodes }, random }: FaultState): ServerNode =>
  random() < 0.6 ? nodes[0] : nodes[1];

export const allReady = ({ casino }: FaultState) =>
  Promise.all(casino.nodes.map((node) => node.ready()));

/** Records and logs the recovery time after an injected fault, and updates `bootMs`. */
export function note(state: FaultState, strike: Strike, sinceMs: number) {
  const ms = Math.round(performance.now() - sinceMs);
  state.recoveries.push({ strike, ms });
  state.bootMs = Math.max(state.bootMs * 0.9, ms);
  state.log(`${String(state.kills).padStart(4)} ${strike.padEnd(26)} recovered in ${ms} ms`);
}

/**
 * Checks that all nodes are running, so that the test does not mistake a crash for one of its own kills. Restarts nodes
 * that failed to start, as a supervisor would.
 * @throws Error if a node ended without being killed by the test
 */
export function mustRun({ casino: { nodes } }: FaultState) {
  for (const node of nodes)
    if (node.hasFailedToStart()) node.launch();
    else if (!node.isRunning())
      throw new Error(`the ${node.name} server ended by itself; see its log in the data folder`);
}
