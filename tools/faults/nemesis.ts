/** Injects faults one after another while members play, and restarts the killed processes. */
import { span, type Random } from '@wl/art/random';
import type { FailpointName } from '@wl/server/platform/failpoint';
import { asOwner } from './books.ts';
import { nextBoundary, type Boundary } from './boundaries.ts';
import type { Casino } from './casino.ts';
import { dealFrom, type Strike } from './deck.ts';
import type { Proxy } from './proxy.ts';
import type { Recovery } from './recoveries.ts';
import { sleep, type ServerNode } from './server-node.ts';

export interface Nemesis {
  /** Injects faults until at least `kills` processes have been killed. Returns the number of killed processes. */
  strike(kills: number): Promise<number>;
  recoveries: Recovery[];
  /**
   * Number of armed failpoints that no request reached in time. In these cases, the node was killed at a random moment
   * instead.
   */
  missed: number;
}

export interface Orders {
  /** Strikes dealt first, before the shuffled decks. */
  first?: readonly Strike[];
  /** Proxy between the second node and the database. */
  databaseProxy: Proxy;
  /** Resolves when the next operation is sent. */
  nextSent: () => Promise<void>;
  /** Runs after each strike, as soon as the casino is ready again. */
  afterStrike?: (kills: number) => Promise<void>;
  log?: (line: string) => void;
}

const QUIET_MS = [200, 1800] as const;
const ARMED_FOR_MS = 15_000;
const TROUBLE_MS = [2000, 6000] as const;
/**
 * Maximum number of times that an armed failpoint is reached before it kills the node; the actual number is random. The
 * maximum is smaller for payments, because payments are rarer than bets.
 */
const PASSAGES = { bet: 30, transaction: 60, money: 3 } as const;
/** Minimum time in milliseconds between the first response of a restarted node and the day or month boundary. */
const BEFORE_BOUNDARY_MS = 3000;
/**
 * Initial estimate in milliseconds of the time that the two nodes and the provider need to start on an idle machine.
 * The estimate is adjusted after each start.
 */
const BOOT_MS = 5000;
const SUPERVISED_FOR_MS = 60_000;

export function createNemesis(casino: Casino, random: Random, orders: Orders) {
  const { first = [], databaseProxy, nextSent, afterStrike, log = () => {} } = orders;
  const { nodes, postgres, provider } = casino;
  const recoveries: Recovery[] = [];
  const deal = dealFrom(random, first);
  let kills = 0;
  let bootMs = BOOT_MS;

  /**
   * Returns a random node. Chooses the first node more often, because the second node is idle while its database proxy
   * injects a fault.
   */
  const anyNode = () => (random() < 0.6 ? nodes[0] : nodes[1]);

  /**
   * In half of all cases, waits until an operation has just been sent, so that the strike occurs while the operation is
   * in progress.
   */
  async function choseMoment() {
    if (random() < 0.5) return;
    await nextSent();
    await sleep(span(random, 0, 15));
  }

  /** Starts a node after a kill and measures the recovery time. */
  async function recover(
    strike: Strike,
    node: ServerNode,
    sinceMs: number,
    failpoint?: FailpointName,
  ) {
    const most = failpoint && PASSAGES[failpoint.split('.')[0] as keyof typeof PASSAGES];
    node.launch(most && `${failpoint}:${1 + Math.floor(random() * most)}`);
    try {
      await node.ready();
    } catch (error) {
      // Transactions that run at startup can already reach the failpoint, which then kills the node.
      if (failpoint === undefined || node.isRunning()) throw error;
      return;
    }
    note(strike, sinceMs);
  }

  const allReady = () => Promise.all(nodes.map((node) => node.ready()));

  function note(strike: Strike, sinceMs: number) {
    const ms = Math.round(performance.now() - sinceMs);
    recoveries.push({ strike, ms });
    bootMs = Math.max(bootMs * 0.9, ms);
    log(`${String(kills).padStart(4)} ${strike.padEnd(26)} recovered in ${ms} ms`);
  }

  /**
   * Checks that all nodes are running. @throws Error if a node ended without a strike, because such a bug must not
   * count as a kill
   */
  function mustRun() {
    for (const node of nodes)
      if (!node.isRunning())
        throw new Error(`the ${node.name} server ended by itself; see its log in the data folder`);
  }

  async function killNode(node: ServerNode): Promise<number> {
    kills += 1;
    const sinceMs = performance.now();
    await node.kill();
    return sinceMs;
  }

  /** Ends PostgreSQL. The first node restarts PostgreSQL automatically, and the second node reconnects. */
  async function database(strike: Strike, end: () => Promise<unknown>, changesPid = true) {
    const before = postgres.pid();
    kills += 1;
    const sinceMs = performance.now();
    await end();
    for (let n = 0; changesPid && n < 3000 && (postgres.pid() ?? before) === before; n += 1) {
      mustRun();
      await sleep(20);
    }
    await allReady();
    note(strike, sinceMs);
  }

  async function killBackend() {
    postgres.killBackend(random);
    // Give the postmaster time to notice the kill and to close the other connections.
    await sleep(100);
  }

  async function both() {
    const node = anyNode();
    kills += 2;
    const sinceMs = performance.now();
    await Promise.all([node.kill(), postgres.kill()]);
    node.launch();
    // A node exits if it cannot reach its external database at startup. In production, its supervisor (systemd,
    // Kubernetes) would restart it.
    const givesUpMs = sinceMs + SUPERVISED_FOR_MS;
    while (node === nodes[1] && performance.now() < givesUpMs && !(await comesUp(node)))
      node.launch();
    await allReady();
    note('both', sinceMs);
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

  async function starting() {
    const node = anyNode();
    await killNode(node);
    node.launch();
    await sleep(random() * 1200);
    await recover('starting', node, await killNode(node));
  }

  /** Kills a worker process. The node restarts the worker automatically and continues to serve requests. */
  async function killWorker() {
    const [node] = nodes;
    const [killed] = node.workers();
    // The worker process is still starting, or the system does not list worker processes in /proc.
    if (killed === undefined) return recover('server', node, await killNode(node));
    kills += 1;
    const sinceMs = performance.now();
    process.kill(killed, 'SIGKILL');
    const isBack = () => node.workers().some((pid) => pid !== killed);
    for (let n = 0; n < 3000 && !isBack(); n += 1) {
      mustRun();
      await sleep(20);
    }
    note('worker', sinceMs);
  }

  async function killProvider() {
    kills += 1;
    const sinceMs = performance.now();
    await provider.kill();
    await sleep(random() * 3000);
    provider.start();
    await provider.ready();
    note('provider', sinceMs);
  }

  /**
   * Kills all nodes and the provider. Restarts them with clocks set to just before the end of a UTC day or month, so
   * that the clocks cross the boundary.
   */
  async function cross(boundary: Boundary) {
    kills += nodes.length + 1;
    await Promise.all([...nodes.map((node) => node.kill()), provider.kill()]);
    const leadMs = 2 * bootMs + BEFORE_BOUNDARY_MS;
    const atMs = nextBoundary(boundary, casino.now(), leadMs);
    casino.moveClock(atMs - leadMs);
    const sinceMs = performance.now();
    provider.start();
    for (const node of nodes) node.launch();
    await Promise.all([provider.ready(), allReady()]);
    note(boundary, sinceMs);
    const leftMs = atMs - casino.now();
    log(`     at work ${(leftMs / 1000).toFixed(1)} s before ${new Date(atMs).toISOString()}`);
    await sleep(Math.max(0, leftMs) + 1000);
  }

  /**
   * Kills a node at a failpoint. A failpoint can be armed only when a node starts, so the node is killed and restarted
   * beforehand.
   */
  async function at(point: FailpointName) {
    const node = anyNode();
    await recover('server', node, await killNode(node), point);
    const isHit = await node.ended(ARMED_FOR_MS);
    if (!isHit) nemesis.missed += 1;
    const sinceMs = await killNode(node);
    await recover(isHit ? point : 'server', node, sinceMs);
  }

  /**
   * Injects a fault for a few seconds without killing a process, then measures the time until all nodes are ready
   * again.
   */
  async function trouble(strike: Strike, begin: () => () => void) {
    const end = begin();
    await sleep(span(random, ...TROUBLE_MS));
    end();
    const sinceMs = performance.now();
    await allReady();
    note(strike, sinceMs);
  }

  async function terminate() {
    const sinceMs = performance.now();
    await asOwner(casino, (client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and random() < 0.6`,
      ),
    );
    await allReady();
    note('terminated', sinceMs);
  }

  function cutDatabase() {
    databaseProxy.startCutting();
    return () => databaseProxy.stopCutting();
  }

  function slowDatabase() {
    databaseProxy.delay(150);
    return () => databaseProxy.delay(undefined);
  }

  async function strikeOnce(strike: Strike): Promise<void> {
    mustRun();
    await choseMoment();
    const node = anyNode();
    switch (strike) {
      case 'server':
        return recover('server', node, await killNode(node));
      case 'postgres':
        return database(strike, () => postgres.kill());
      case 'immediate':
        return database(strike, () => postgres.immediate());
      case 'backend':
        return database(strike, () => killBackend(), false);
      case 'both':
        return both();
      case 'starting':
        return starting();
      case 'worker':
        return killWorker();
      case 'provider':
        return killProvider();
      case 'midnight':
      case 'month_end':
        return cross(strike);
      case 'server_halted':
        return trouble(strike, () => node.halt());
      case 'postgres_halted':
        return trouble(strike, () => postgres.halt());
      case 'terminated':
        return terminate();
      case 'half_open':
        return trouble(strike, () => databaseProxy.silence());
      case 'slow':
        return trouble(strike, slowDatabase);
      case 'cut':
        return trouble(strike, cutDatabase);
      default:
        return at(strike);
    }
  }

  const nemesis: Nemesis = {
    recoveries,
    missed: 0,
    strike: async (wanted) => {
      while (kills < wanted) {
        await sleep(span(random, ...QUIET_MS));
        await strikeOnce(deal());
        await afterStrike?.(kills);
      }
      mustRun();
      return kills;
    },
  };
  return nemesis;
}
