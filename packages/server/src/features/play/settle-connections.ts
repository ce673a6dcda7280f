import type { PoolClient } from 'pg';
import type { Deps } from '../../platform/deps.ts';

/**
 * Forces one plan for `play_settle`, by index, whatever the statistics: a changed plan costs a factor of seven. Set once per
 * connection, because the same settings at the function cost each call a tenth of a millisecond (migrations/0021).
 */
const PLANNER_SETTINGS = `
  set plan_cache_mode = force_generic_plan; set jit = off; set enable_seqscan = off; set enable_bitmapscan = off;
  set enable_hashjoin = off; set enable_mergejoin = off`;

/**
 * Opens a connection that plans like the bet batcher's. The caller must end it (`release(true)`), because no other statement
 * may be planned like that.
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
 * Manages the few connections reserved for settling bets: opened when bets wait, handed out one batch at a time.
 * @param hear `free` when a batch may be sent again, `unreachable` when no connection could be opened
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
          // A running query is rejected too, and its caller discards the client; an idle client is discarded here.
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
    if (closed) discard(client);
    else {
      idle.push(client);
      hear.free();
    }
  }

  /** Closes a connection that is broken or no longer wanted. */
  function discard(client: PoolClient) {
    open -= 1;
    client.removeAllListeners('error');
    client.on('error', () => {});
    client.release(true);
    hear.free();
  }

  return {
    /** Returns an idle connection, or undefined when there is none; then one is opened if more are allowed. */
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
