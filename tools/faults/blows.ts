/** Kills processes of the casino under test and restarts them. */
import type { FailpointName } from '@wl/server/platform/failpoint';
import { nextBoundary, type Boundary } from './boundaries.ts';
import type { Strike } from './deck.ts';
import { sleep, type ServerNode } from './server-node.ts';
import { allReady, anyNode, mustRun, note, type FaultState } from './fault-state.ts';

const ARMED_FOR_MS = 15_000;
/**
 * Maximum count for each kind of failpoint. A failpoint with count n kills its node the n-th time that the node reaches
 * the failpoint. The test draws n at random. Payments are rare, so their failpoints have the lowest maximum.
 */
const PASSAGES = { bet: 30, transaction: 60, money: 3 } as const;
/** Minimum time in milliseconds between the first response of a restarted node and the end of the day or month. */
const BEFORE_BOUNDARY_MS = 3000;
const SUPERVISED_FOR_MS = 60_000;

/** Restarts a killed node and measures the recovery time. */
export async function recover(
  state: FaultState,
  strike: Strike,
  node: ServerNode,
  sinceMs: number,
  failpoint?: FailpointName,
) {
  const most = failpoint && PASSAGES[failpoint.split('.')[0] as keyof typeof PASSAGES];
  node.launch(most && `${failpoint}:${1 + Math.floor(state.random() * most)}`);
  try {
    await node.ready();
  } catch (error) {
    // Startup also runs transactions, so the armed failpoint may have killed the node already. Ignore the error in this
    // case.
    if (failpoint === undefined || node.isRunning()) throw error;
    return;
  }
  note(state, strike, sinceMs);
}

export async function killNode(state: FaultState, node: ServerNode): Promise<number> {
  state.kills += 1;
  const sinceMs = performance.now();
  await node.kill();
  return sinceMs;
}

/**
 * Interrupts PostgreSQL by calling `end`, then waits until both nodes are ready again. If PostgreSQL has stopped, the
 * first node restarts it automatically.
 * @param changesPid false if `end` leaves the main PostgreSQL process running
 */
export async function endPostgres(
  state: FaultState,
  strike: Strike,
  end: () => Promise<unknown>,
  changesPid = true,
) {
  const { postgres } = state.casino;
  const before = postgres.pid();
  state.kills += 1;
  const sinceMs = performance.now();
  await end();
  for (let n = 0; changesPid && n < 3000 && (postgres.pid() ?? before) === before; n += 1) {
    mustRun(state);
    await sleep(20);
  }
  await allReady(state);
  note(state, strike, sinceMs);
}

export async function killBackend({ casino: { postgres }, random }: FaultState) {
  postgres.killBackend(random);
  // Give the postmaster time to notice the killed backend process and to close the other connections.
  await sleep(100);
}

export async function killNodeAndPostgres(state: FaultState) {
  const { nodes, postgres } = state.casino;
  const node = anyNode(state);
  state.kills += 2;
  const sinceMs = performance.now();
  await Promise.all([node.kill(), postgres.kill()]);
  node.launch();
  const givesUpMs = sinceMs + SUPERVISED_FOR_MS;
  for (const one of nodes)
    while (performance.now() < givesUpMs && !(await comesUp(one)) && one.hasFailedToStart())
      one.launch();
  await allReady(state);
  note(state, 'both', sinceMs);
}

async function comesUp(node: ServerNode): Promise<boolean> {
  try {
    await node.ready();
    return true;
  } catch (error) {
    if (node.isRunning()) throw error;
    return false;
  }
}

export async function killWhileStarting(state: FaultState) {
  const node = anyNode(state);
  await killNode(state, node);
  node.launch();
  await sleep(state.random() * 1200);
  await recover(state, 'starting', node, await killNode(state, node));
}

/** Kills a worker process. The node restarts the worker automatically and continues to serve requests. */
export async function killWorker(state: FaultState) {
  const [node] = state.casino.nodes;
  const [killed] = node.workers();
  // Kill the whole node if no worker process is known. The worker process may still be starting, or the system may have
  // no /proc.
  if (killed === undefined) return recover(state, 'server', node, await killNode(state, node));
  state.kills += 1;
  const sinceMs = performance.now();
  process.kill(killed, 'SIGKILL');
  const isBack = () => node.workers().some((pid) => pid !== killed);
  for (let n = 0; n < 3000 && !isBack(); n += 1) {
    mustRun(state);
    await sleep(20);
  }
  note(state, 'worker', sinceMs);
}

export async function killProvider(state: FaultState) {
  const { provider } = state.casino;
  state.kills += 1;
  const sinceMs = performance.now();
  await provider.kill();
  await sleep(state.random() * 3000);
  provider.start();
  await provider.ready();
  note(state, 'provider', sinceMs);
}

/**
 * Kills all nodes and the provider. Restarts them with clocks set to just before the end of a UTC day or month, so
 * that the clocks cross the boundary.
 */
export async function crossBoundary(state: FaultState, boundary: Boundary) {
  const { casino } = state;
  const { nodes, provider } = casino;
  state.kills += nodes.length + 1;
  await Promise.all([...nodes.map((node) => node.kill()), provider.kill()]);
  const leadMs = 2 * state.bootMs + BEFORE_BOUNDARY_MS;
  const atMs = nextBoundary(boundary, casino.now(), leadMs);
  casino.moveClock(atMs - leadMs);
  const sinceMs = performance.now();
  provider.start();
  for (const node of nodes) node.launch();
  await Promise.all([provider.ready(), allReady(state)]);
  note(state, boundary, sinceMs);
  const leftMs = atMs - casino.now();
  state.log(`     at work ${(leftMs / 1000).toFixed(1)} s before ${new Date(atMs).toISOString()}`);
  await sleep(Math.max(0, leftMs) + 1000);
}

/**
 * Restarts a node to arm a failpoint, because failpoints can be armed only at startup. If the failpoint does not kill
 * the node within `ARMED_FOR_MS`, kills the node directly. Then restarts the node without a failpoint.
 */
export async function killAtFailpoint(state: FaultState, point: FailpointName) {
  const node = anyNode(state);
  await recover(state, 'server', node, await killNode(state, node), point);
  const isHit = await node.ended(ARMED_FOR_MS);
  if (!isHit) state.missed += 1;
  const sinceMs = await killNode(state, node);
  await recover(state, isHit ? point : 'server', node, sinceMs);
}
