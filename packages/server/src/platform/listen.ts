import pg from 'pg';
import type { Logger } from './log.ts';

interface Hearing {
  onNotification(payload: string): void;
  /** Called when notifications may have been missed, as after a lost connection. */
  onGap(): void;
}

export interface Listener {
  /**
   * Subscribes to a channel. Calls `onGap` as soon as the subscription begins, because earlier notifications were
   * missed.
   */
  on(channel: string, hearing: Hearing): void;
  /**
   * Loads a value now, and again after every notification and gap, one load at a time. If a later load fails, retries
   * every second until one succeeds, because no further notification may follow.
   * @param name name of the value, for the log
   * @throws the error of the first load
   */
  follow(channel: string, name: string, load: () => Promise<void>): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const RETRY_MS = 1000;

/**
 * Returns a function that calls `load` as soon as the previous load has ended. Calls that arrive while a load is
 * waiting share that load. A value therefore never reverts to an older state, and a burst of notifications causes at
 * most two loads.
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

/** Creates the process's only connection that receives NOTIFY. It reconnects when PostgreSQL is available again. */
export function createListener(connectionString: string, log: Logger): Listener {
  const hearings = new Map<string, Hearing[]>();
  let client: pg.Client | undefined;
  /** Promise of the last LISTEN. The next LISTEN waits for it, because a `pg` client runs one statement at a time. */
  let subscribed = Promise.resolve();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect() {
    const next = new pg.Client({
      connectionString,
      application_name: 'wanderluck listen',
      keepAlive: true,
    });
    const lost = (error?: Error) => {
      if (client !== next && client !== undefined) return;
      client = undefined;
      if (error) log.debug({ err: error }, 'the listening connection was lost');
      gap();
      if (!stopped) again();
    };
    // Uses `on`, not `once`: the server sends FATAL and then closes the socket. Both emit an 'error', which would crash
    // this process if unhandled.
    next.on('error', lost);
    next.once('end', () => {
      lost();
    });
    next.on('notification', ({ channel, payload }) => {
      for (const hearing of hearings.get(channel) ?? []) hearing.onNotification(payload ?? '');
    });
    try {
      await next.connect();
      for (const channel of hearings.keys()) await next.query(`listen ${channel}`);
    } catch (error) {
      // A standby refuses LISTEN but keeps the connection open; without `end`, each attempt would leak a connection.
      next.removeAllListeners('end');
      next.end().catch(() => {});
      throw error;
    }
    client = next;
    // Notifications sent after the connection was lost have been missed.
    gap();
  }

  function gap() {
    for (const list of hearings.values()) for (const hearing of list) hearing.onGap();
  }

  function again() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      connect().catch(() => {
        if (!stopped) again();
      });
    }, RETRY_MS);
    timer.unref();
  }

  function on(channel: string, hearing: Hearing) {
    const known = hearings.get(channel);
    if (known) known.push(hearing);
    else hearings.set(channel, [hearing]);
    const connection = client;
    if (!connection) return;
    // Errors need no handling: after a lost connection, the new one subscribes to every channel.
    subscribed = subscribed
      .then(() => connection.query(`listen ${channel}`))
      .then(() => {
        hearing.onGap();
      })
      .catch(() => {});
  }

  return {
    on,
    async follow(channel, name, load) {
      const next = oneAtATime(load);
      let retry: NodeJS.Timeout | undefined;
      const reload = () => {
        clearTimeout(retry);
        next().catch((error: unknown) => {
          if (stopped) return;
          log.warn({ err: error }, `${name} could not be loaded; the last state stays for now`);
          retry = setTimeout(reload, RETRY_MS);
          retry.unref();
        });
      };
      on(channel, { onNotification: reload, onGap: reload });
      await next();
    },
    start: connect,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const open = client;
      client = undefined;
      open?.removeAllListeners('end');
      await open?.end().catch(() => {});
    },
  };
}
