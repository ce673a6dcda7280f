/**
 * News from the server over the Pusher protocol (specification §7). Loaded after sign-in only. News never carry truth that
 * cannot be asked for again: they update the query cache when they are newer, and after every reconnection we ask anew.
 */
import type { QueryClient } from '@tanstack/react-query';
import type Pusher from 'pusher-js';
import { queryClient } from './api.ts';
import { authorise, realtimeSettings } from './realtime-server.ts';
import { useSession } from './session.ts';

export interface NewsContext {
  client: QueryClient;
  memberId: string;
}
/** What a feature does with one kind of news on `private-member.<id>`. */
export type NewsHandler = (data: never, context: NewsContext) => void;

/** A feature's `realtime.ts` exports `news` (event name → handler) and, if it wants, `reconnected`. */
export interface NewsModule {
  news: Record<string, NewsHandler>;
  /** Called when the connection is back: whatever was missed has to be asked for. */
  reconnected?: (context: NewsContext) => void;
}

/** Timings of the specification's client. */
const ACTIVITY_TIMEOUT_MS = 120_000;
const PONG_TIMEOUT_MS = 30_000;
const UNAVAILABLE_TIMEOUT_MS = 10_000;

let pusher: Pusher | undefined;
let listening: string | undefined;

async function newsModules(): Promise<NewsModule[]> {
  const features = import.meta.glob<NewsModule>('../features/*/realtime.ts');
  return Promise.all([
    import('./hud/realtime.ts'),
    ...Object.values(features).map((load) => load()),
  ]);
}

async function connect(): Promise<Pusher> {
  const [{ default: PusherClient }, settings] = await Promise.all([
    import('pusher-js'),
    realtimeSettings(),
  ]);
  const secure = location.protocol === 'https:';
  const port = Number(location.port || (secure ? 443 : 80));
  return new PusherClient(settings.key, {
    // Set because the client asks for it; the host below is what it connects to.
    cluster: settings.cluster,
    wsHost: location.hostname,
    wsPort: port,
    wssPort: port,
    forceTLS: secure,
    enabledTransports: ['ws', 'wss'],
    enableStats: false,
    activityTimeout: ACTIVITY_TIMEOUT_MS,
    pongTimeout: PONG_TIMEOUT_MS,
    unavailableTimeout: UNAVAILABLE_TIMEOUT_MS,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '/api/broadcasting/auth',
      // Through our own request, so that the bearer token, the cookie and the XSRF header all go along.
      customHandler: ({ socketId, channelName }, callback) => {
        authorise(socketId, channelName).then(
          (data) => {
            callback(null, data);
          },
          (error: unknown) => {
            callback(error instanceof Error ? error : new Error('refused'), null);
          },
        );
      },
    },
  });
}

/** Follows the signed-in member until the session ends. Calling it again for the same member does nothing. */
export async function follow(memberId: string): Promise<void> {
  if (listening === memberId) return;
  stop();
  listening = memberId;
  const [client, modules] = await Promise.all([connect(), newsModules()]);
  // Signed out, or another member, while the client was loading.
  if (listening !== memberId) {
    client.disconnect();
    return;
  }
  pusher = client;
  const context: NewsContext = { client: queryClient, memberId };
  const channel = client.subscribe(`private-member.${memberId}`);
  for (const module of modules) {
    for (const [event, handle] of Object.entries(module.news)) {
      channel.bind(event, (data: unknown) => {
        handle(data as never, context);
      });
    }
  }
  // What happened between the first page's answers and the subscription is asked for as well.
  channel.bind('pusher:subscription_succeeded', () => {
    for (const module of modules) module.reconnected?.(context);
  });
}

export function stop(): void {
  listening = undefined;
  pusher?.disconnect();
  pusher = undefined;
}

/** Follows whoever is signed in, from now on. */
export function listen(): void {
  const take = () => {
    const { status, player } = useSession.getState();
    if (status !== 'member') stop();
    else if (player)
      void follow(player.id).catch(() => {
        // Pages work without news; the next sign-in or reload tries again.
        stop();
      });
  };
  useSession.subscribe(take);
  take();
}
