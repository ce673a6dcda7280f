/**
 * News from the server over the Pusher protocol (specification §7). Loaded after sign-in only. News never carry truth that
 * cannot be asked for again: they update the query cache when they are newer, and after every reconnection we ask anew.
 */
import type { QueryClient } from '@tanstack/react-query';
import type Pusher from 'pusher-js';
import { queryClient } from './api.ts';
import { authorise, realtimeSettings } from './realtime-server.ts';
import { ApiError } from './request.ts';
import { useSession } from './session.ts';

export interface NewsContext {
  client: QueryClient;
  memberId: string;
}
/** What a feature does with one kind of news on `private-member.<id>`. */
type NewsHandler = (data: never, context: NewsContext) => void;

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
const AGAIN_MS = 5_000;
/** Spread, so that a house that comes back is not asked by everybody at once. */
const pause = () => AGAIN_MS * (1 + Math.random());

let pusher: Pusher | undefined;
let listening: string | undefined;

/** What a page does with the news of a public channel. */
interface Watch {
  event: string;
  take: (data: unknown) => void;
  /** Listening has begun, also anew after the line was down: what was missed has to be asked for. */
  begun: () => void;
}

/** Public channels that pages watch now; they move along to every new connection. */
const watches = new Map<Watch, string>();

function attach(client: Pusher, name: string, watch: Watch): void {
  const channel = client.subscribe(name);
  channel.bind(watch.event, watch.take);
  channel.bind('pusher:subscription_succeeded', watch.begun);
  if (channel.subscribed) watch.begun();
}

/** From now on this is the connection: the one before goes, and what is watched goes on. */
function take(client: Pusher): void {
  pusher?.disconnect();
  pusher = client;
  for (const [watch, name] of watches) attach(client, name, watch);
}

/** Visitors have a connection only while a page watches something. */
async function connectVisitor(): Promise<void> {
  const isNeeded = () => listening === undefined && pusher === undefined && watches.size > 0;
  if (!isNeeded()) return;
  const client = await connect();
  if (isNeeded()) take(client);
  else client.disconnect();
}

/** Until it comes about, as long as it is needed: a page that missed its moment would stand still until it is loaded again. */
function meetVisitor(): void {
  connectVisitor().catch(() => setTimeout(meetVisitor, pause()));
}

/** Follows a public channel until the answered function is called; visitors and members alike. */
export function watchChannel(name: string, watch: Watch): () => void {
  watches.set(watch, name);
  if (pusher) attach(pusher, name, watch);
  // Pages work without news; a member's connection is on its way already.
  else if (useSession.getState().status === 'visitor') meetVisitor();
  return () => {
    watches.delete(watch);
    const channel = pusher?.channel(name);
    channel?.unbind(watch.event, watch.take);
    channel?.unbind('pusher:subscription_succeeded', watch.begun);
    if (![...watches.values()].includes(name)) pusher?.unsubscribe(name);
    if (watches.size === 0 && listening === undefined) stop();
  };
}

async function newsModules(): Promise<NewsModule[]> {
  const features = import.meta.glob<NewsModule>('../features/*/realtime.ts');
  return Promise.all([
    import('./hud/realtime.ts'),
    ...Object.values(features).map((load) => load()),
  ]);
}

/** The house said that this channel is not for us; anything else, say a busy house, may be over in a moment. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** The library does not ask again for a channel that it did not get. */
function subscribeAgain(client: Pusher, name: string): void {
  if (client.channel(name)) client.subscribe(name);
}

async function connect(): Promise<Pusher> {
  const [{ default: PusherClient }, settings] = await Promise.all([
    import('pusher-js'),
    realtimeSettings(),
  ]);
  const secure = location.protocol === 'https:';
  const port = Number(location.port || (secure ? 443 : 80));
  const client: Pusher = new PusherClient(settings.key, {
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
            if (!isFinal(error)) setTimeout(() => subscribeAgain(client, channelName), pause());
          },
        );
      },
    },
  });
  return client;
}

/** Follows the signed-in member until the session ends. Calling it again for the same member does nothing. */
async function follow(memberId: string): Promise<void> {
  if (listening === memberId) return;
  stop();
  listening = memberId;
  const [client, modules] = await Promise.all([connect(), newsModules()]);
  // Signed out, or another member, while the client was loading.
  if (listening !== memberId) {
    client.disconnect();
    return;
  }
  take(client);
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

function stop(): void {
  listening = undefined;
  pusher?.disconnect();
  pusher = undefined;
  meetVisitor();
}

/** Follows whoever is signed in, from now on. */
export function listen(): void {
  const turn = () => {
    const { status, player } = useSession.getState();
    if (status !== 'member') stop();
    else if (player)
      follow(player.id).catch(() => {
        // Whoever has come meanwhile goes on. Pages work without news, but they are asked for again.
        if (listening !== player.id) return;
        stop();
        setTimeout(() => useSession.getState().player?.id === player.id && turn(), pause());
      });
  };
  useSession.subscribe(turn);
  turn();
}
