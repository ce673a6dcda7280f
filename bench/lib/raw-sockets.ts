/**
 * WebSocket connections that use as little CPU time as possible, for processes that share the CPU with the server under
 * test. All connections of a process read into the same buffer, and frames are copied only if they are new.
 */
import { randomBytes } from 'node:crypto';
import net from 'node:net';

/** Number of recent frames to compare with received bytes. A slow connection can be several frames behind. */
const RECENT = 12;
const HEADER_BYTES = 2;
const LONG_HEADER_BYTES = 4;
const LONG_LENGTH = 126;
const OPCODES = { text: 1, close: 8, ping: 9, pong: 10 };

/** Frame that one or more connections have received. Equal frames share this object, so each is parsed only once. */
export interface SharedFrame {
  bytes: Buffer;
  event: string;
  /** JSON text of the message's `data` field. */
  data: string;
}

interface Frame {
  opcode: number;
  payload: Buffer;
  /** Length of the frame with its header, in bytes. */
  length: number;
}

/** Returns the frame at the start of `bytes`; undefined if incomplete. The server's frames are at most 64 KB. */
function frameAt(bytes: Buffer): Frame | undefined {
  if (bytes.length < LONG_HEADER_BYTES) return undefined;
  const short = (bytes[1] ?? 0) & 0x7f;
  const header = short === LONG_LENGTH ? LONG_HEADER_BYTES : HEADER_BYTES;
  const length = header + (short === LONG_LENGTH ? bytes.readUInt16BE(HEADER_BYTES) : short);
  if (bytes.length < length) return undefined;
  return { opcode: (bytes[0] ?? 0) & 0x0f, payload: bytes.subarray(header, length), length };
}

/** Returns a client's frame. Its mask is all zeros, so the payload is sent unchanged. */
function clientFrame(opcode: number, payload: Buffer): Buffer {
  if (payload.length >= LONG_LENGTH) throw new Error('a client sends only short frames');
  const header = Buffer.from([0x80 | opcode, 0x80 | payload.length, 0, 0, 0, 0]);
  return Buffer.concat([header, payload]);
}

/** Keeps the latest frames, so that connections share them instead of copying and parsing them. */
function recentFrames(dialect: Dialect) {
  const recent: SharedFrame[] = [];
  const find = (bytes: Buffer) => recent.find((each) => each.bytes.equals(bytes));
  return {
    /** Returns the recent frame whose bytes equal `bytes`; undefined if there is none. */
    find,
    /** Returns the shared frame for the frame at the start of `bytes`. Parses that frame only if it is new. */
    share({ payload, length }: Frame, bytes: Buffer): SharedFrame {
      const whole = bytes.subarray(0, length);
      const known = find(whole);
      if (known) return known;
      const { event, data } = dialect.parse(payload.toString());
      const frame = { bytes: Buffer.from(whole), event, data };
      recent.unshift(frame);
      recent.splice(RECENT);
      return frame;
    },
  };
}

/** Client side of a realtime protocol: how a connection subscribes, answers pings and parses messages. */
export interface Dialect {
  /** Returns the response to a text message that arrives before the subscription; undefined if none is due. */
  respond(text: string): string | undefined;
  /** Returns true if a text message confirms the subscription. */
  confirms(text: string): boolean;
  /** Returns the pong for a ping that arrives as a text message; undefined for other messages. */
  pong?(text: string): string | undefined;
  parse(text: string): { event: string; data: string };
}

/** Returns the casino server's dialect (the Pusher protocol) for one public channel. */
export const pusherDialect = (channel: string): Dialect => ({
  respond: (text) =>
    text.includes('pusher:connection_established')
      ? JSON.stringify({ event: 'pusher:subscribe', data: { channel } })
      : undefined,
  confirms: (text) => text.includes('pusher_internal:subscription_succeeded'),
  parse: (text) => JSON.parse(text) as { event: string; data: string },
});

/**
 * Creates a function that opens a connection and subscribes it. The function resolves to the connection's socket when
 * the subscription is confirmed.
 * @param hear called for every message that a connection receives after its subscription
 */
export function rawSockets(
  url: string,
  dialect: Dialect,
  hear: (frame: SharedFrame, socket: net.Socket) => void,
) {
  const { hostname, port, pathname, search } = new URL(url);
  const recent = recentFrames(dialect);
  const buffer = Buffer.alloc(64 * 1024);

  return () =>
    new Promise<net.Socket>((resolve, reject) => {
      let pending = Buffer.alloc(0);
      let [isOpen, isSubscribed] = [false, false];
      const obey = (frame: Frame, bytes: Buffer) => {
        if (frame.opcode === OPCODES.ping)
          socket.write(clientFrame(OPCODES.pong, Buffer.from(frame.payload)));
        else if (frame.opcode === OPCODES.close) throw new Error('the server closed a connection');
        else obeyText(frame, bytes);
      };
      const obeyText = (frame: Frame, bytes: Buffer) => {
        const text = isSubscribed && !dialect.pong ? '' : frame.payload.toString();
        const response = isSubscribed ? dialect.pong?.(text) : dialect.respond(text);
        if (response !== undefined) socket.write(clientFrame(OPCODES.text, Buffer.from(response)));
        else if (isSubscribed) hear(recent.share(frame, bytes), socket);
        else if (dialect.confirms(text)) {
          isSubscribed = true;
          resolve(socket);
        }
      };
      const read = (bytes: Buffer) => {
        if (isSubscribed && pending.length === 0) {
          const known = recent.find(bytes);
          if (known) {
            hear(known, socket);
            return;
          }
        }
        pending = Buffer.concat([pending, bytes]);
        if (!isOpen) {
          const end = pending.indexOf('\r\n\r\n');
          if (end < 0) return;
          isOpen = true;
          pending = pending.subarray(end + 4);
        }
        for (let frame = frameAt(pending); frame; frame = frameAt(pending)) {
          obey(frame, pending);
          pending = pending.subarray(frame.length);
        }
      };
      const socket = net.connect({
        host: hostname,
        port: Number(port),
        onread: {
          buffer,
          callback: (count) => {
            read(buffer.subarray(0, count));
            return true;
          },
        },
      });
      socket.on('error', reject);
      socket.once('connect', () => {
        const key = randomBytes(16).toString('base64');
        socket.write(
          `GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n` +
            `sec-websocket-key: ${key}\r\nsec-websocket-version: 13\r\n\r\n`,
        );
      });
    });
}
