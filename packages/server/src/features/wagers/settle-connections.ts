import type { PoolClient } from 'pg';
import type { Deps } from '../../platform/deps.ts';

/**
 * Settings that force an index-based plan for `wagers_settle_instant`, because another plan can be seven times slower.
 * Set once per connection, because settings on the function would add 0.1 ms to each call.
 */
const PLANNER_SETTINGS = `
  set plan_cache_mode = force_generic_plan; set jit = off; set enable_seqscan = off; set enable_bitmapscan = off;
  set enable_hashjoin = off; set enable_mergejoin = off`;

/**
 * Opens a connection with the bet batcher's planner settings, which are unsuitable for other statements. The caller
 * must therefore close it with `release(true)` instead of returning it to the pool.
 */
export async function openSettleConnection({
  database,
}: Pick<Deps, 'database'>): Promise<PoolClient> {
  const client = await database.pool.connect();
  try {
    await client.query(PLANNER_SETTINGS);
  } catch (error) {
    client.release(true);
    throw error;
  }
  return client;
}

/**
 * Creates the pool of connections reserved for settling bets. Connections are opened when bets are waiting, and each
 * serves one batch at a time.
 * @param hear callbacks: `free` is called when a connection is idle or a new one may be opened, `unreachable` when no
 *   connection could be opened
 */
export function createSettleConnections(
  deps: Deps,
  max: number,
  hear: { free: () => void; unreachable: (error: unknown) => void },
) {
  const idle: PoolClient[] = [];
  let open = 0;
  let closed = false;

  function connect() {
    open += 1;
    openSettleConnection(deps).then(
      (client) => {
        client.on('error', () => {
          // Discard only idle clients. If the client is running a query, the query's promise rejects and the caller
          // discards the client.
          const at = idle.indexOf(client);
          if (at >= 0) {
            idle.splice(at, 1);
            discard(client);
          }
        });
        release(client);
      },
      (error: unknown) => {
        open -= 1;
        hear.unreachable(error);
      },
    );
  }

  function release(client: PoolClient) {
    if (closed) {
      discard(client);
      return;
    }
    idle.push(client);
    hear.free();
  }

  /** Closes a connection that is broken or no longer needed. */
  function discard(client: PoolClient) {
    open -= 1;
    client.removeAllListeners('error');
    client.on('error', () => {});
    client.release(true);
    hear.free();
  }

  return {
    /** Returns an idle connection. If none is idle, returns undefined and opens one unless `max` is reached. */
    take(): PoolClient | undefined {
      const client = idle.pop();
      if (!client && open < max) connect();
      return client;
    },
    release,
    discard,
    close() {
      closed = true;
      for (const client of idle.splice(0)) discard(client);
    },
  };
}
