import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/**
 * Supported versions of the Pusher protocol. Version 7 is used by pusher-js 8. Sources: the protocol page on
 * pusher.com, and the client's code.
 */
export const PROTOCOL_VERSIONS = [5, 6, 7];

export const closeCodes = {
  unknownKey: 4001,
  badPath: 4005,
  badVersion: 4006,
  unsupportedVersion: 4007,
  noVersion: 4008,
  unauthorised: 4009,
  /**
   * Close code for new connections while the server is draining or full. The client then waits a second before it
   * reconnects.
   */
  overCapacity: 4100,
  /**
   * Close code after which the client reconnects immediately. When a server closes all its connections, it does so
   * gradually, so that the clients do not all reconnect at once.
   */
  reconnect: 4200,
  noPong: 4201,
} as const;

/**
 * Code of an error message. Never use it as a close code, because pusher-js does not reconnect after close codes of
 * 4300 and above.
 */
export const CLIENT_EVENT_LIMIT_CODE = 4301;

export const limits = {
  channelNameLength: 164,
  eventNameLength: 200,
  dataBytes: 10_240,
  channelsPerTrigger: 100,
  eventsPerBatch: 10,
  clientEventsPerSecond: 10,
  userIdLength: 128,
  userInfoBytes: 1024,
  presenceMembers: 100,
  /** Maximum size in bytes of a frame from a client. */
  payloadBytes: 64 * 1024,
  /** Maximum number of unsent bytes per connection. The server closes a connection that exceeds this maximum. */
  unsentBytes: 1024 * 1024,
  connections: 50_000,
  channelsPerConnection: 200,
};

/** Seconds without a message after which the client sends a ping. */
export const ACTIVITY_TIMEOUT_S = 120;

const CHANNEL = /^[A-Za-z0-9_\-=@,.;]{1,164}$/;
const USER_CHANNEL = /^#server-to-user-.{1,128}$/;
const SOCKET_ID = /^\d+\.\d+$/;

export const isChannelName = (name: unknown): name is string =>
  typeof name === 'string' && CHANNEL.test(name);
export const isUserChannel = (name: unknown): name is string =>
  typeof name === 'string' && USER_CHANNEL.test(name);
/**
 * Returns true if `id` is a socket id. The pattern must match the whole string. Otherwise, a client could use an id
 * such as `1.1:private-x` to obtain a signature for another channel.
 */
export const isSocketId = (id: unknown): id is string =>
  typeof id === 'string' && SOCKET_ID.test(id);
export const isPresence = (name: string) => name.startsWith('presence-');
/** Returns true for cache channels, which keep their last event. */
export const isCache = (name: string) => /^(private-|presence-)?cache-/.test(name);
export const isPrivate = (name: string) => name.startsWith('private-') || isPresence(name);

/** Returns a socket id of the form `digits.digits` that is unguessable and unique in the cluster. */
export function newSocketId(): string {
  const part = () => randomInt(1, 2 ** 47);
  return `${part()}.${part()}`;
}

export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

export const md5 = (bytes: Buffer | string) => createHash('md5').update(bytes).digest('hex');

/**
 * Returns the string that is signed for a subscription's `auth`. It includes `channel_data` if present, even on private
 * channels.
 */
export function subscriptionText(socketId: string, channel: string, channelData?: string): string {
  return channelData === undefined
    ? `${socketId}:${channel}`
    : `${socketId}:${channel}:${channelData}`;
}

export interface AppKeys {
  appId: string;
  key: string;
  secret: string;
}

/** Returns true if `auth` (`key:signature`) contains the server's signature of `text`. */
export function isSignedBy(app: AppKeys, auth: unknown, text: string): boolean {
  return typeof auth === 'string' && sameText(auth, `${app.key}:${sign(app.secret, text)}`);
}

/** Returns a frame as JSON. `data` is already a string and is passed on unchanged. */
export function eventFrame(channel: string, event: string, data: string, userId?: string): string {
  return JSON.stringify({
    event,
    channel,
    data,
    ...(userId === undefined ? {} : { user_id: userId }),
  });
}

export interface PresenceUser {
  userId: string;
  info: Record<string, unknown>;
}

const internalFrame = (channel: string, event: string, data: object): string =>
  JSON.stringify({ event: `pusher_internal:${event}`, channel, data: JSON.stringify(data) });

export const memberAdded = (channel: string, { userId, info }: PresenceUser): string =>
  internalFrame(channel, 'member_added', { user_id: userId, user_info: info });
export const memberRemoved = (channel: string, userId: string): string =>
  internalFrame(channel, 'member_removed', { user_id: userId });

/** Encodes an unmasked, uncompressed text frame (RFC 6455 §5.2). All recipients share the encoded frame. */
export function encodeFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  let header: Buffer;
  if (length < 126) header = Buffer.from([0x81, length]);
  else if (length < 0x1_0000) {
    header = Buffer.from([0x81, 126, 0, 0]);
    header.writeUInt16BE(length, 2);
  } else {
    header = Buffer.alloc(10);
    header[0] = 0x81;
    header[1] = 127;
    header.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([header, payload]);
}
