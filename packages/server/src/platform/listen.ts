import pg from 'pg';
import type { Logger } from './log.ts';

interface Hearing {
  onNotice(payload: string): void;
  /** The connection was lost: notices may have been missed. */
  onGap(): void;
}

export interface Listener {
  on(channel: string, hearing: Hearing): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const RETRY_MS = 1000;

/** One connection that hears NOTIFY for the whole process and comes back when PostgreSQL does. */
export function createListener(connectionString: string, log: Logger): Listener {
  const hearings = new Map<string, Hearing[]>();
  let client: pg.Client | undefined;
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
    // Not once: a FATAL from the server is followed by the end of the socket, and each is an 'error' that would end us.
    next.on('error', lost);
    next.once('end', () => {
      lost();
    });
    next.on('notification', ({ channel, payload }) => {
      for (const hearing of hearings.get(channel) ?? []) hearing.onNotice(payload ?? '');
    });
    try {
      await next.connect();
      for (const channel of hearings.keys()) await next.query(`listen ${channel}`);
    } catch (error) {
      // A standby refuses to listen and keeps the connection, which would be one more at each try.
      next.removeAllListeners('end');
      next.end().catch(() => {});
      throw error;
    }
    client = next;
    // What was said between the loss and now was not heard.
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

  return {
    on(channel, hearing) {
      const known = hearings.get(channel);
      if (known) known.push(hearing);
      else {
        hearings.set(channel, [hearing]);
        client?.query(`listen ${channel}`).catch(() => {});
      }
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
