import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Hub } from './hub.ts';
import {
  CLIENT_EVENT_LIMIT_CODE,
  eventFrame,
  isChannelName,
  isPresence,
  isPrivate,
  isSignedBy,
  isUserChannel,
  limits,
  newSocketId,
  subscriptionText,
  type PresenceUser,
  type AppKeys,
} from './protocol.ts';

export interface Connection {
  socketId: string;
  /** Presence data of each subscription, by channel; undefined for a channel without presence. */
  channels: Map<string, PresenceUser | undefined>;
  /** User id, set by `pusher:signin`. */
  userId: string | undefined;
  lastHeardMs: number;
  isPinged: boolean;
  send(message: object): void;
  write(bytes: Buffer): void;
  unsent(): number;
  cut(): void;
  close(code: number, reason: string): void;
  ping(): void;
}

interface Frame {
  event?: unknown;
  channel?: unknown;
  data?: unknown;
}

/**
 * Returns the raw socket for writes that bypass `ws`. All frames are nevertheless sent in order, because `ws` sends its
 * own frames immediately when compression is off.
 */
function socketOf(ws: WebSocket): Duplex {
  return (ws as unknown as { _socket: Duplex })._socket;
}

export function createConnection(ws: WebSocket): Connection {
  const socket = socketOf(ws);
  return {
    socketId: newSocketId(),
    channels: new Map(),
    userId: undefined,
    lastHeardMs: Date.now(),
    isPinged: false,
    send: (message) => {
      if (ws.readyState === ws.OPEN) ws.send(JSON.stringify(message));
    },
    write: (bytes) => {
      if (ws.readyState === ws.OPEN) socket.write(bytes);
    },
    unsent: () => socket.writableLength,
    cut: () => {
      ws.terminate();
    },
    close: (code, reason) => {
      ws.close(code, reason);
    },
    ping: () => {
      ws.ping();
    },
  };
}

function parseFrame(text: string): Frame | undefined {
  try {
    const frame: unknown = JSON.parse(text);
    return typeof frame === 'object' && frame !== null ? frame : undefined;
  } catch {
    return undefined;
  }
}

const asObject = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};

/** Connection, with the hub and the app keys that are needed to handle its frames. */
interface Peer {
  connection: Connection;
  hub: Hub;
  app: AppKeys;
}

function fail(connection: Connection, code: number | null, message: string) {
  connection.send({ event: 'pusher:error', data: { code, message } });
}

function refuse(
  connection: Connection,
  channel: unknown,
  type: string,
  error: string,
  status: number,
) {
  const data = JSON.stringify({ type, error, status });
  connection.send({ event: 'pusher:subscription_error', channel, data });
}

async function subscribe(
  { connection, hub, app }: Peer,
  { channel, auth, channel_data: channelData }: Record<string, unknown>,
) {
  if (isUserChannel(channel)) {
    if (channel !== `#server-to-user-${connection.userId ?? ''}`)
      refuse(connection, channel, 'AuthError', 'Sign in first.', 401);
    else await hub.subscribe(connection, channel, undefined);
    return;
  }
  if (!isChannelName(channel)) {
    refuse(connection, channel, 'InvalidChannel', 'This is not a channel name.', 400);
    return;
  }
  if (connection.channels.has(channel)) return;
  if (connection.channels.size >= limits.channelsPerConnection) {
    refuse(connection, channel, 'LimitReached', 'Too many channels.', 4004);
    return;
  }
  // Without channel data, pusher-js sends null, which the signature does not cover. Treat null as missing data.
  const signed = typeof channelData === 'string' ? channelData : undefined;
  const text = subscriptionText(connection.socketId, channel, signed);
  if (isPrivate(channel) && !isSignedBy(app, auth, text)) {
    refuse(connection, channel, 'AuthError', 'The signature does not fit.', 401);
    return;
  }
  const presence = isPresence(channel) ? readPresence(signed) : undefined;
  if (isPresence(channel) && !presence) {
    refuse(connection, channel, 'AuthError', 'A presence channel needs a user_id.', 401);
    return;
  }
  // An authorisation without a binding was created by another program that has the secret, so accept it.
  const { binding } = asObject(parseFrame(signed ?? '{}')) as { binding?: unknown };
  if (typeof binding === 'string' && !(await hub.acceptOffer(connection, binding))) {
    refuse(connection, channel, 'AuthError', 'This authorisation is over.', 401);
    return;
  }
  if (!(await hub.subscribe(connection, channel, presence)))
    refuse(connection, channel, 'LimitReached', 'This channel is full.', 4004);
}

function signIn(
  { connection, hub, app }: Peer,
  { auth, user_data: userData }: Record<string, unknown>,
) {
  const text = typeof userData === 'string' ? userData : '';
  const user = parseFrame(text) as { id?: unknown } | undefined;
  const id = user?.id;
  const isGood =
    isSignedBy(app, auth, `${connection.socketId}::user::${text}`) &&
    typeof id === 'string' &&
    id !== '';
  if (!isGood) {
    connection.close(4009, 'Sign-in refused');
    return;
  }
  connection.userId = id;
  hub.signedIn(connection);
  connection.send({
    event: 'pusher:signin_success',
    data: JSON.stringify({ user_data: text }),
  });
}

/** Creates the function that publishes a connection's client events, up to a maximum number per second. */
function createClientEvents({ connection, hub }: Peer) {
  const recentMs: number[] = [];

  return (event: string, channel: unknown, data: unknown) => {
    const nowMs = Date.now();
    while ((recentMs[0] ?? nowMs) <= nowMs - 1000) recentMs.shift();
    if (recentMs.length >= limits.clientEventsPerSecond) {
      fail(connection, CLIENT_EVENT_LIMIT_CODE, 'Too many client events.');
      return;
    }
    recentMs.push(nowMs);
    const text = typeof data === 'string' ? data : JSON.stringify(data ?? null);
    if (event.length > limits.eventNameLength || Buffer.byteLength(text) > limits.dataBytes) {
      fail(connection, null, 'This client event is too large.');
      return;
    }
    if (typeof channel !== 'string' || !isPrivate(channel) || !connection.channels.has(channel)) {
      fail(connection, null, 'Client events go to private or presence channels one listens to.');
      return;
    }
    // The user id comes from the signed data, not from the frame, in which a client could claim to be any user.
    const userId = connection.channels.get(channel)?.userId;
    const frame = eventFrame(channel, event, text, userId);
    hub.publish({ channel, frame, except: connection.socketId });
  };
}

/**
 * Creates the function that handles one connection's frames. Call the returned function with the frames in the order in
 * which they arrive.
 */
export function frameHandler(connection: Connection, hub: Hub, app: AppKeys) {
  const peer: Peer = { connection, hub, app };
  const clientEvent = createClientEvents(peer);

  return async (text: string): Promise<void> => {
    const frame = parseFrame(text);
    if (typeof frame?.event !== 'string') {
      fail(connection, null, 'This is not a message.');
      return;
    }
    const { event, channel, data } = frame;
    if (event === 'pusher:ping') connection.send({ event: 'pusher:pong', data: '{}' });
    else if (event === 'pusher:pong') return;
    else if (event === 'pusher:subscribe') await subscribe(peer, asObject(data));
    else if (event === 'pusher:unsubscribe') {
      const name = asObject(data)['channel'];
      if (typeof name === 'string') await hub.unsubscribe(connection, name);
    } else if (event === 'pusher:signin') signIn(peer, asObject(data));
    else if (event.startsWith('client-')) clientEvent(event, channel, data);
    else fail(connection, null, 'This event is not known.');
  };
}

function readPresence(channelData: string | undefined): PresenceUser | undefined {
  if (channelData === undefined) return undefined;
  const data = parseFrame(channelData) as { user_id?: unknown; user_info?: unknown } | undefined;
  const id = data?.user_id;
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  const userId = String(id);
  const info = asObject(data?.user_info);
  const isTooLarge =
    userId === '' ||
    userId.length > limits.userIdLength ||
    Buffer.byteLength(JSON.stringify(info)) > limits.userInfoBytes;
  return isTooLarge ? undefined : { userId, info };
}
