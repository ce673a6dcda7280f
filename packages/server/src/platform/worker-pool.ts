import type pg from 'pg';

/** One that graphile-worker asks again after: with pauses from 3 s to 2 min, a hundred times. */
const ASK_AGAIN = 'ETIMEDOUT';

/** A connection that is gone, or could not be made: not an answer of PostgreSQL to the statement itself. */
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
 * The pool as graphile-worker gets it. Its worker (0.18) notes the end of a job without waiting for the answer, and asks again
 * after a few error codes only; a connection that is reset at that moment is none of them, and the rejection that nobody hears
 * ends the whole process. Noting it twice is harmless (a `delete` by id), so every lost connection looks like one of those.
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
      // With a callback: its listening connection, which it looks after itself.
      if (name === 'connect')
        return (hear?: Parameters<typeof pool.connect>[0]) =>
          hear ? target.connect(hear) : forWorker();
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
