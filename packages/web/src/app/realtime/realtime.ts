/**
 * Receives realtime messages from the server over the Pusher protocol (specification §7). This module is loaded only
 * when needed. A message updates the query cache if it is newer than the cached response. After every reconnection, the
 * page loads the data again from the API, because the client may have missed messages.
 */
import type { NewsData, NewsKind } from '@wl/contract/news';
import { CHANNEL_AUTHORISATION, connectionOptions } from '@wl/contract/realtime-client';
import type Pusher from 'pusher-js';
import { queryClient } from '../api.ts';
import type { NewsContext } from './news.ts';
import { authorise, realtimeSettings } from './server.ts';
import { ApiError } from '../request.ts';
import { useSession } from '../session/session.ts';

const AGAIN_MS = 5_000;
/** Returns a random delay in ms, so that clients do not all reconnect to a restarted server at the same time. */
const pause = () => AGAIN_MS * (1 + Math.random());

let pusher: Pusher | undefined;
let listening: string | undefined;

/** Handlers that a page registers for one kind of message. */
interface Watch {
  kind: NewsKind;
  take: (data: never) => void;
  /** Called after each subscription and resubscription, to load changes that the page may have missed. */
  begun: () => void;
}

/** Subscription to one kind of message. The kind determines the type of the message's data. */
interface TypedWatch<Kind extends NewsKind> extends Watch {
  kind: Kind;
  take: (data: NewsData<Kind>) => void;
}

/** Channel name of each active subscription. Every new connection subscribes to these channels. */
const watches = new Map<Watch, string>();

function attach(client: Pusher, name: string, watch: Watch): void {
  const channel = client.subscribe(name);
  channel.bind(watch.kind.name, watch.take);
  channel.bind('pusher:subscription_succeeded', watch.begun);
  if (channel.subscribed) watch.begun();
}

/** Replaces the connection: disconnects the old client and subscribes the new client to the watched channels. */
function take(client: Pusher): void {
  pusher?.disconnect();
  pusher = client;
  for (const [watch, name] of watches) attach(client, name, watch);
}

/** Opens the visitor's realtime connection if the page has subscribed to a channel. */
async function connectVisitor(): Promise<void> {
  const isNeeded = () => listening === undefined && pusher === undefined && watches.size > 0;
  if (!isNeeded()) return;
  const client = await connect();
  if (isNeeded()) take(client);
  else client.disconnect();
}

/**
 * Connects a visitor. After a failure, retries until the connection is open or no longer needed. Without a connection,
 * the page receives no updates.
 */
function meetVisitor(): void {
  connectVisitor().catch(() => setTimeout(meetVisitor, pause()));
}

/**
 * Watches a public channel (for visitors and members) or the signed-in member's own channel. Returns a function that
 * stops watching.
 */
export function watchChannel<Kind extends NewsKind>(
  name: string,
  watch: TypedWatch<Kind>,
): () => void {
  watches.set(watch, name);
  if (pusher) attach(pusher, name, watch);
  // Connect only for visitors, because a member's connection is already being opened.
  else if (useSession.getState().status === 'visitor') meetVisitor();
  return () => {
    watches.delete(watch);
    const channel = pusher?.channel(name);
    channel?.unbind(watch.kind.name, watch.take);
    channel?.unbind('pusher:subscription_succeeded', watch.begun);
    // Disconnect without unsubscribing first. The library delays the unsubscribe message, so it would send the message
    // on a connection that is closing.
    if (watches.size === 0 && listening === undefined) stop();
    // Keep the member's own channel, because `follow` needs it until the session ends.
    else if (!name.startsWith('private') && ![...watches.values()].includes(name))
      pusher?.unsubscribe(name);
  };
}

/** Returns true if the server has denied access to the channel. Other failures, such as overload, may be temporary. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** Subscribes again after a failed authorisation, because the library does not retry. */
function subscribeAgain(client: Pusher, name: string): void {
  if (client.channel(name)) client.subscribe(name);
}

async function connect(): Promise<Pusher> {
  const [{ default: PusherClient }, settings] = await Promise.all([
    import('pusher-js'),
    realtimeSettings(),
  ]);
  const client: Pusher = new PusherClient(settings.key, {
    ...connectionOptions(settings, location),
    channelAuthorization: {
      transport: 'ajax',
      endpoint: CHANNEL_AUTHORISATION,
      // Authorise channels with the application's request function, which sends the bearer token, the cookie and the
      // XSRF header.
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

/**
 * Subscribes to the member's messages until the session ends. Calling this function again for the same member has no
 * effect.
 */
async function follow(memberId: string): Promise<void> {
  if (listening === memberId) return;
  disconnect();
  listening = memberId;
  const [client, { newsModules }] = await Promise.all([connect(), import('./all-news.ts')]);
  // Stop if the member has signed out, or another member has signed in, while the client was loading.
  if (listening !== memberId) {
    client.disconnect();
    return;
  }
  take(client);
  const context: NewsContext = { client: queryClient, memberId };
  const channel = client.subscribe(`private-member.${memberId}`);
  for (const module of newsModules) {
    for (const { kind, handle } of module.news) {
      channel.bind(kind.name, (data: unknown) => {
        handle(data as never, context);
      });
    }
  }
  // Request the data again when the subscription starts, because messages about earlier changes were not received.
  channel.bind('pusher:subscription_succeeded', () => {
    for (const module of newsModules) module.reconnected?.(context);
  });
}

function disconnect(): void {
  pusher?.disconnect();
  pusher = undefined;
}

/** Ends the member's connection. Opens a visitor's connection if the page watches a public channel. */
function stop(): void {
  listening = undefined;
  disconnect();
  meetVisitor();
}

/**
 * Opens the member's realtime connection if the member is signed in, and opens or closes it at each later sign-in or
 * sign-out.
 */
export function listen(): void {
  const turn = () => {
    const { status, player } = useSession.getState();
    if (status !== 'member') stop();
    else if (player)
      follow(player.id).catch(() => {
        // If another member has signed in since, keep that member's connection. Otherwise, try to connect again after a
        // pause.
        if (listening !== player.id) return;
        stop();
        setTimeout(() => useSession.getState().player?.id === player.id && turn(), pause());
      });
  };
  useSession.subscribe(turn);
  turn();
}
