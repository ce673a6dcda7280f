import type Pusher from 'pusher-js';
import { sessionHeaders } from './api.ts';

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
      // Read at each call, so that a renewed token and XSRF cookie are used after a reconnect.
      headersProvider: sessionHeaders,
    },
  });
}

/** Listens to one event of a staff channel; the returned function stops listening. */
export function listen(channel: string, event: string, handle: () => void): () => void {
  let stopped = false;
  let stop: (() => void) | undefined;
  connection ??= connect();
  void connection.then((client) => {
    if (stopped) return;
    const subscribed = client.subscribe(channel);
    subscribed.bind(event, handle);
    stop = () => subscribed.unbind(event, handle);
  });
  return () => {
    stopped = true;
    stop?.();
  };
}

export function disconnect(): void {
  void connection?.then((client) => {
    client.disconnect();
  });
  connection = undefined;
}
