import type { NewsData, NewsKind } from '@wl/contract/news';
import {
  CHANNEL_AUTHORISATION,
  connectionOptions,
  type RealtimeSettings,
} from '@wl/contract/realtime-client';
import type Pusher from 'pusher-js';
import type { Channel, PresenceChannel } from 'pusher-js';
import { sessionHeaders } from '../api.ts';

let connection: Promise<Pusher> | undefined;

async function connect(): Promise<Pusher> {
  const [{ default: Client }, response] = await Promise.all([
    import('pusher-js'),
    fetch('/api/broadcasting/settings', { headers: { Accept: 'application/json' } }),
  ]);
  if (!response.ok) throw new Error(`no realtime settings: ${response.status}`);
  const { data } = (await response.json()) as { data: RealtimeSettings };
  return new Client(data.key, {
    ...connectionOptions(data, location),
    channelAuthorization: {
      transport: 'ajax',
      endpoint: CHANNEL_AUTHORISATION,
      // The headers are read on each call, so that a reconnect uses the renewed token and XSRF cookie.
      headersProvider: sessionHeaders,
    },
  });
}

const SUBSCRIBED = 'pusher:subscription_succeeded';
const REFUSED = 'pusher:subscription_error';

interface RefusedSubscription {
  status?: number;
}

/** Returns true if the session is not allowed to subscribe, which makes a retry pointless. */
const isForbidden = ({ status }: RefusedSubscription) => status === 401 || status === 403;

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

/** Number of listeners per channel. When a channel's last listener is removed, the client unsubscribes. */
const listeners = new Map<string, number>();

/**
 * Subscribes to a channel. Subscribes again after every reconnect and after temporary failures.
 * @param bind adds handlers to the channel; returns a function that removes them
 * @returns a function that stops following the channel
 */
function follow(channel: string, bind: (subscribed: Channel) => () => void): () => void {
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const begin = (): void => {
    void connected().then(
      (client) => {
        if (stopped) return;
        const subscribed = client.subscribe(channel);
        listeners.set(channel, (listeners.get(channel) ?? 0) + 1);
        // The library does not retry a subscription that fails, for example because the server is busy, so retry here.
        const again = (error: RefusedSubscription) => {
          clearTimeout(timer);
          if (!isForbidden(error)) timer = setTimeout(() => client.subscribe(channel), pause());
        };
        subscribed.bind(REFUSED, again);
        const unbind = bind(subscribed);
        stop = () => {
          subscribed.unbind(REFUSED, again);
          unbind();
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
  return follow(channel, (subscribed) => {
    const onSubscribed = () => handle();
    subscribed.bind(kind.name, handle).bind(SUBSCRIBED, onSubscribed);
    return () => subscribed.unbind(kind.name, handle).unbind(SUBSCRIBED, onSubscribed);
  });
}

/** Clerk on a presence channel. */
export interface Present {
  id: string;
  name: string;
}

/**
 * Joins a presence channel of clerks. Calls `show` with the list of the other clerks whenever it changes, and with an
 * empty list if this clerk may no longer join. Each clerk is listed once.
 * @returns a function that leaves the channel
 */
export function joinPresence(
  channel: string,
  show: (others: readonly Present[]) => void,
): () => void {
  return follow(channel, (subscribed) => {
    const { members } = subscribed as PresenceChannel;
    const onChange = () => {
      const others: Present[] = [];
      members.each(({ id, info }: { id: string; info: { name: string } }) => {
        if (id !== members.myID) others.push({ id, name: info.name });
      });
      show(others);
    };
    const onRefused = (error: RefusedSubscription) => isForbidden(error) && show([]);
    const changes = [SUBSCRIBED, 'pusher:member_added', 'pusher:member_removed'];
    for (const event of changes) subscribed.bind(event, onChange);
    subscribed.bind(REFUSED, onRefused);
    // If another part of the page has already joined the channel, immediately show the clerks who are on the channel.
    if (subscribed.subscribed) onChange();
    return () => {
      for (const event of changes) subscribed.unbind(event, onChange);
      subscribed.unbind(REFUSED, onRefused);
    };
  });
}

/**
 * Reconnects, so that the new session subscribes to all channels, including those to which the old session was denied
 * access.
 */
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
