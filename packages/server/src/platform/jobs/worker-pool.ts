import type pg from 'pg';

/** Error code that makes graphile-worker retry a query, up to a hundred times with delays from 3 s to 2 min. */
const ASK_AGAIN = 'ETIMEDOUT';

/** Returns true if the connection failed or was lost; false if PostgreSQL rejected the statement. */
function isGone(error: unknown): error is Error {
  const { code, severity } = error as { code?: string; severity?: string };
  return error instanceof Error && (severity !== 'ERROR' || /^57P0/.test(code ?? ''));
}

async function askAgain<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isGone(error)) throw error;
    throw Object.assign(new Error(error.message, { cause: error }), { code: ASK_AGAIN });
  }
}

/**
 * Wraps the pool for graphile-worker (0.18). If a connection is lost while the library records the end of a job, the
 * library would crash the process with an unhandled rejection. This wrapper therefore reports every lost connection
 * with an error code that makes the library retry its query. The retry is harmless, because the query deletes finished
 * jobs by id.
 */
export function workerPool(pool: pg.Pool): pg.Pool {
  const forWorker = async (): Promise<pg.PoolClient> => {
    const client = await askAgain(pool.connect());
    const query = (...input: Parameters<typeof client.query>) =>
      askAgain(client.query(...input) as unknown as Promise<pg.QueryResult>);
    return new Proxy(client, {
      get: (target, name) => {
        if (name === 'query') return query;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  };
  return new Proxy(pool, {
    get: (target, name) => {
      // Do not wrap the listening connection (requested with a callback): graphile-worker handles its errors itself.
      if (name === 'connect')
        return (hear?: Parameters<typeof pool.connect>[0]) =>
          hear ? target.connect(hear) : forWorker();
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
