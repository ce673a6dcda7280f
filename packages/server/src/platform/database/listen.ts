import pg from 'pg';
import type { Logger } from '../log.ts';

interface Hearing {
  onNotification(payload: string): void;
  /** Called when notifications may have been missed, for example after a lost connection. */
  onGap(): void;
}

export interface Listener {
  /** Subscribes to a channel. Calls `onGap` at the start, because any earlier notifications were missed. */
  on(channel: string, hearing: Hearing): void;
  /**
   * Loads a value now, after every notification, and after every gap in the notifications. Only one load runs at a
   * time. If a later load fails, it is retried every second, because there may be no further notification.
   * @param name name of the value, for the log
   * @throws the error of the first load
   */
  follow(channel: string, name: string, load: () => Promise<void>): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const RETRY_MS = 1000;

/**
 * Returns a function that never runs two loads at a time, so that an older value cannot replace a newer one. All calls
 * made during a load are combined into one further load.
 */
function oneAtATime(load: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  let waiting: Promise<void> | undefined;
  return () =>
    (waiting ??= running
      .catch(() => {})
      .then(() => {
        waiting = undefined;
        running = load();
        return running;
      }));
}

/**
 * Returns a function that calls `load` and, if the load fails, calls it again every second until a load succeeds.
 * @param mayRetry called with the error of each failed load; returning false stops the retries
 */
function retrying(load: () => Promise<void>, mayRetry: (error: unknown) => boolean): () => void {
  let retry: NodeJS.Timeout | undefined;
  const reload = () => {
    clearTimeout(retry);
    load().catch((error: unknown) => {
      if (!mayRetry(error)) return;
      retry = setTimeout(reload, RETRY_MS);
      retry.unref();
    });
  };
  return reload;
}

/** Hearings by channel. */
type Hearings = Map<string, Hearing[]>;

/** Calls `onGap` for every subscription, because notifications may have been missed. */
function gap(hearings: Hearings) {
  for (const list of hearings.values()) for (const hearing of list) hearing.onGap();
}

/**
 * Returns a client that is not connected yet. Once connected, it passes notifications to the subscriptions.
 * @param lost called when the connection is lost, possibly more than once
 */
function newClient(
  connectionString: string,
  hearings: Hearings,
  lost: (client: pg.Client, error?: Error) => void,
): pg.Client {
  const client = new pg.Client({
    connectionString,
    application_name: 'wanderluck listen',
    keepAlive: true,
  });
  // Use `on`, not `once`: a FATAL message from the server and the closing of the socket can each emit an 'error' event.
  // An unhandled 'error' event would crash this process.
  client.on('error', (error) => {
    lost(client, error);
  });
  client.once('end', () => {
    lost(client);
  });
  client.on('notification', ({ channel, payload }) => {
    for (const hearing of hearings.get(channel) ?? []) hearing.onNotification(payload ?? '');
  });
  return client;
}

/** Creates the connection that receives the notifications. It reconnects when PostgreSQL is available again. */
function createConnection(connectionString: string, hearings: Hearings, log: Logger) {
  let client: pg.Client | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const lost = (connection: pg.Client, error?: Error) => {
    if (client !== connection && client !== undefined) return;
    client = undefined;
    if (error) log.debug({ err: error }, 'the listening connection was lost');
    gap(hearings);
    if (!stopped) again();
  };

  async function start() {
    const next = newClient(connectionString, hearings, lost);
    try {
      await next.connect();
      for (const channel of hearings.keys()) await next.query(`listen ${channel}`);
    } catch (error) {
      // A standby refuses LISTEN but keeps the connection open. Close it, because otherwise each attempt would leave a
      // connection open.
      next.removeAllListeners('end');
      next.end().catch(() => {});
      throw error;
    }
    client = next;
    // Report a gap: notifications sent while the connection was down have been missed.
    gap(hearings);
  }

  function again() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      start().catch(() => {
        if (!stopped) again();
      });
    }, RETRY_MS);
    timer.unref();
  }

  return {
    start,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const open = client;
      client = undefined;
      open?.removeAllListeners('end');
      await open?.end().catch(() => {});
    },
    isStopped: () => stopped,
    /** Returns the connected client, or undefined while the connection is lost. */
    client: () => client,
  };
}

/** Creates the process's only listener for NOTIFY, which uses one connection for all channels. */
export function createListener(connectionString: string, log: Logger): Listener {
  const hearings: Hearings = new Map();
  const connection = createConnection(connectionString, hearings, log);
  /**
   * Promise for the most recent LISTEN statement. The next statement waits for it, because a `pg` client runs one
   * statement at a time.
   */
  let subscribed = Promise.resolve();

  function on(channel: string, hearing: Hearing) {
    const known = hearings.get(channel);
    if (known) known.push(hearing);
    else hearings.set(channel, [hearing]);
    const client = connection.client();
    if (!client) return;
    // Ignore errors: if the connection has been lost, the next connection subscribes to every channel again.
    subscribed = subscribed
      .then(() => client.query(`listen ${channel}`))
      .then(() => {
        hearing.onGap();
      })
      .catch(() => {});
  }

  return {
    on,
    async follow(channel, name, load) {
      const next = oneAtATime(load);
      const reload = retrying(next, (error) => {
        if (connection.isStopped()) return false;
        log.warn({ err: error }, `${name} could not be loaded; the last state stays for now`);
        return true;
      });
      on(channel, { onNotification: reload, onGap: reload });
      await next();
    },
    start: () => connection.start(),
    stop: () => connection.stop(),
  };
}
