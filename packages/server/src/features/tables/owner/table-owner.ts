import { setTimeout } from 'node:timers/promises';
import type { Deps } from '../../../platform/deps.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { TABLE_CHAIN_ROUNDS } from '../chains/chains.ts';
import { endLeases, renewLeases, takeLeases } from '../repository.ts';
import { applyDueHours } from '../schedule/apply-hours.ts';
import { Fenced } from './as-owner.ts';
import { runTable, type OwnTable } from './run-table.ts';

/**
 * Duration of a lease, in milliseconds. If a server process is killed, another process takes its tables after at most
 * the sum of this time and `RENEW_MS`. Members therefore see the next phase within 3 s (tables.md).
 */
export const LEASE_MS = 1_500;

/** Interval between lease renewals, in milliseconds. */
const RENEW_MS = 300;

/**
 * Time in ms after which the other tables no longer wait for a slow step of one table, such as settling bets or
 * computing a hash chain.
 */
const LONG_STEP_MS = 200;

/** Runs the tables whose lease this server process holds. Each table has only one such process at a time. */
export interface TableOwner {
  /**
   * Renews the leases, opens and closes tables by their hours, takes over free tables, and runs all due steps of the
   * tables. If an earlier call is still running, runs only the tables with no step in progress, but waits for all
   * tables.
   * @returns time at which `tick` must be called next, as a Unix timestamp in milliseconds
   */
  tick(): Promise<number>;
  /** Returns the slugs of the tables that this process runs now. */
  tables(): string[];
  /** Lets another process take over the tables immediately. */
  release(): Promise<void>;
}

/**
 * Creates a table owner. It runs no tables until `tick` is called.
 * @param chainRounds number of rounds in a new chain
 */
export function createTableOwner(
  deps: Deps,
  { chainRounds = TABLE_CHAIN_ROUNDS }: { chainRounds?: number } = {},
): TableOwner {
  const owner = uuidv7();
  const own = new Map<string, OwnTable>();
  const running = new Map<OwnTable, Promise<number>>();
  let renewedAt = -Infinity;
  let isRenewing = false;

  async function keepLeases() {
    const at = deps.clock.now();
    if (isRenewing || at.getTime() - renewedAt < RENEW_MS) return;
    isRenewing = true;
    try {
      await renewAndTake(at);
    } finally {
      isRenewing = false;
    }
  }

  async function renewAndTake(at: Date) {
    const until = new Date(at.getTime() + LEASE_MS);
    const held = [...own.values()].map(({ lease }) => lease);
    const current = held.length > 0 ? await renewLeases(deps.db, held, until) : [];
    for (const { slug, epoch } of held)
      if (!current.some((lease) => lease.slug === slug && lease.epoch === epoch)) own.delete(slug);
    await applyDueHours(deps);
    for (const lease of await takeLeases(deps.db, { owner, at, until }))
      own.set(lease.slug, { lease, chainRounds });
    renewedAt = at.getTime();
  }

  /**
   * Runs one table. Gives up the table if it has no further steps or has failed. The next owner then reads the table
   * from the database again.
   */
  async function runOne(table: OwnTable): Promise<number> {
    const next = await takeSteps(deps, table);
    if (next !== undefined) return next;
    if (own.get(table.lease.slug) === table) own.delete(table.lease.slug);
    return Infinity;
  }

  /** Runs a table, unless an earlier call is still running it. */
  function runFree(table: OwnTable): Promise<number> {
    const earlier = running.get(table);
    if (earlier) return earlier;
    const started = runOne(table).finally(() => running.delete(table));
    running.set(table, started);
    return started;
  }

  async function tick(): Promise<number> {
    await keepLeases();
    const next = await Promise.all([...own.values()].map(runFree));
    return Math.min(renewedAt + RENEW_MS, ...next);
  }

  return {
    tick,
    tables: () => [...own.keys()],
    async release() {
      const held = [...own.values()].map(({ lease }) => lease);
      own.clear();
      if (held.length > 0) await endLeases(deps.db, held);
    },
  };
}

/** Runs the due steps of a table. Returns the time of the next step; undefined if the owner must give up the table. */
async function takeSteps(deps: Deps, table: OwnTable): Promise<number | undefined> {
  try {
    const next = await runTable(deps, table);
    if (next === undefined) await endLeases(deps.db, [table.lease]);
    return next;
  } catch (error) {
    if (!(error instanceof Fenced))
      deps.log.error({ err: error, table: table.lease.slug }, 'a table failed; trying it again');
    return undefined;
  }
}

/**
 * Calls the owner's `tick` when a table's next step is due, and at least every `RENEW_MS`.
 * @returns a function that stops the calls, waits for the current steps and releases the tables
 */
export function tickOften(deps: Deps, owner: TableOwner): () => Promise<void> {
  const running = new Set<Promise<number>>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Runs the due steps. Returns the time of the next tick, or Infinity if the leases could not be renewed. */
  async function takeSteps(): Promise<number> {
    try {
      return await owner.tick();
    } catch (error) {
      deps.log.warn({ err: error }, 'the leases of the tables could not be renewed; trying again');
      return Infinity;
    }
  }

  async function tick() {
    const steps = takeSteps();
    running.add(steps);
    void steps.finally(() => running.delete(steps));
    const next = await Promise.race([steps, setTimeout(LONG_STEP_MS, 0, { ref: false })]);
    if (isStopped) return;
    const waitMs = Math.min(RENEW_MS, Math.max(1, next - deps.clock.now().getTime()));
    timer = globalThis.setTimeout(() => void tick(), waitMs).unref();
  }

  void tick();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await Promise.all(running);
    await owner.release();
  };
}
