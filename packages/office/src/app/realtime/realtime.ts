import type { NewsData, NewsKind } from '@wl/contract/news';
import type Pusher from 'pusher-js';
import { sessionHeaders } from '../api.ts';

let connection: Promise<Pusher> | undefined;

interface RealtimeSettings {
  key: string;
  cluster: string;
}

async function connect(): Promise<Pusher> {
  const [{ default: Client }, response] = await Promise.all([
    import('pusher-js'),
    fetch('/api/broadcasting/settings', { headers: { Accept: 'application/json' } }),
  ]);
  if (!response.ok) throw new Error(`no realtime settings: ${response.status}`);
  const { data } = (await response.json()) as { data: RealtimeSettings };
  const secure = location.protocol === 'https:';
  const port = Number(location.port || (secure ? 443 : 80));
  return new Client(data.key, {
    cluster: data.cluster,
    wsHost: location.hostname,
    wsPort: port,
    wssPort: port,
    forceTLS: secure,
    enabledTransports: ['ws', 'wss'],
    activityTimeout: 120_000,
    pongTimeout: 30_000,
    unavailableTimeout: 10_000,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '/api/broadcasting/auth',
      // The headers are read on each call, so that a reconnect uses the renewed token and XSRF cookie.
      headersProvider: sessionHeaders,
    },
  });
}

const SUBSCRIBED = 'pusher:subscription_succeeded';
const REFUSED = 'pusher:subscription_error';
const AGAIN_MS = 5_000;
/** Returns a random delay in ms, so that clerks do not all reconnect to a restarted server at the same time. */
const pause = () => AGAIN_MS * (1 + Math.random());

/** Returns this page's single connection. If connecting fails, the next call tries again. */
function connected(): Promise<Pusher> {
  if (!connection) {
    const begun = connect();
    connection = begun;
    begun.catch(() => {
      if (connection === begun) connection = undefined;
    });
  }
  return connection;
}

/** Number of listeners per channel. When a channel's last listener stops, the client unsubscribes from the channel. */
const listeners = new Map<string, number>();

/**
 * Listens to one kind of message on a staff channel. Calls `handle` with the data of each message. Also calls it without
 * data after every successful subscription, including those after a reconnect, because messages sent before the
 * subscription were not received.
 * @returns a function that stops listening
 */
export function listen<Kind extends NewsKind>(
  channel: string,
  kind: Kind,
  handle: (data?: NewsData<Kind>) => void,
): () => void {
  const onSubscribed = () => handle();
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const begin = (): void => {
    void connected().then(
      (client) => {
        if (stopped) return;
        const subscribed = client.subscribe(channel);
        listeners.set(channel, (listeners.get(channel) ?? 0) + 1);
        // The library does not retry a failed subscription, for example to a busy server, so subscribe again.
        const again = ({ status }: { status?: number }) => {
          clearTimeout(timer);
          if (status !== 401 && status !== 403)
            timer = setTimeout(() => client.subscribe(channel), pause());
        };
        subscribed.bind(kind.name, handle).bind(SUBSCRIBED, onSubscribed).bind(REFUSED, again);
        stop = () => {
          subscribed
            .unbind(kind.name, handle)
            .unbind(SUBSCRIBED, onSubscribed)
            .unbind(REFUSED, again);
          const others = (listeners.get(channel) ?? 1) - 1;
          if (others > 0) listeners.set(channel, others);
          else {
            listeners.delete(channel);
            client.unsubscribe(channel);
          }
        };
      },
      () => {
        if (!stopped) timer = setTimeout(begin, pause());
      },
    );
  };
  begin();
  return () => {
    stopped = true;
    clearTimeout(timer);
    stop?.();
  };
}

/** Reconnects, so that the new session subscribes to all channels, including those that were refused to the old one. */
export function reconnect(): void {
  void connection?.then(
    (client) => {
      client.disconnect();
      client.connect();
    },
    () => undefined,
  );
}

export function disconnect(): void {
  void connection?.then(
    (client) => client.disconnect(),
    () => undefined,
  );
  connection = undefined;
}
