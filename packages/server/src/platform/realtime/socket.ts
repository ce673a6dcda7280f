import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Logger } from '../log.ts';
import { createConnection, frameHandler } from './connection.ts';
import type { Hub } from './hub.ts';
import {
  ACTIVITY_TIMEOUT_S,
  closeCodes,
  limits,
  PROTOCOL_VERSIONS,
  type AppKeys,
} from './protocol.ts';

export interface SocketOptions {
  app: AppKeys;
  hub: Hub;
  log: Logger;
  isOwnOrigin(origin: string, host: string | undefined): boolean;
  /**
   * Time in milliseconds without a message from the client after which the server sends a ping. If the client does not
   * respond within `pongWithinMs`, the server closes the connection.
   */
  pingAfterMs?: number;
  pongWithinMs?: number;
}

/**
 * Number of connections closed per second at shutdown. If all clients reconnected at the same time, they would overload
 * the next node.
 */
const DRAIN_PER_SECOND = 2000;
/** Maximum number of queued frames per connection; a legitimate client has only a few. */
const QUEUE_MAX = 500;

/**
 * Returns the close code for an invalid path, key or protocol version; undefined if the URL is valid. The code is sent
 * after the upgrade, because browsers would report an HTTP error only as close code 1006.
 */
function badAddress(request: IncomingMessage, app: AppKeys): [number, string] | undefined {
  // For a path such as `//`, `new URL` would throw. In this event listener, the exception would end the process.
  const url = URL.parse(request.url ?? '/', 'http://localhost');
  const key = url && /^\/app\/([^/]+)$/.exec(url.pathname)?.[1];
  if (!key) return [closeCodes.badPath, 'Path not found'];
  if (key !== app.key) return [closeCodes.unknownKey, 'Unknown application key'];
  const version = url.searchParams.get('protocol');
  if (version === null) return [closeCodes.noVersion, 'No protocol version'];
  if (!/^\d+$/.test(version)) return [closeCodes.badVersion, 'Bad protocol version'];
  if (!PROTOCOL_VERSIONS.includes(Number(version)))
    return [closeCodes.unsupportedVersion, 'Unsupported protocol version'];
  return undefined;
}

/**
 * Adds an accepted connection to the hub and handles its frames in order. When the socket has closed and all frames are
 * handled, removes the connection.
 */
function accept(ws: WebSocket, { app, hub, log }: SocketOptions) {
  const connection = createConnection(ws);
  const handle = frameHandler(connection, hub, app);
  let queue: Promise<void> = Promise.resolve();
  let waiting = 0;
  const heard = () => {
    connection.lastHeardMs = Date.now();
    connection.isPinged = false;
  };
  hub.add(connection);
  connection.send({
    event: 'pusher:connection_established',
    data: JSON.stringify({
      socket_id: connection.socketId,
      activity_timeout: ACTIVITY_TIMEOUT_S,
    }),
  });
  ws.on('message', (data: Buffer, isBinary) => {
    heard();
    if (isBinary) {
      ws.close(1003, 'Text only');
      return;
    }
    if ((waiting += 1) > QUEUE_MAX) {
      ws.terminate();
      return;
    }
    queue = queue
      .then(() => handle(data.toString()))
      .catch((error: unknown) => {
        log.error({ err: error }, 'realtime message failed');
      })
      .finally(() => {
        waiting -= 1;
      });
  });
  ws.on('ping', heard);
  ws.on('pong', heard);
  ws.on('close', () => {
    queue = queue
      .then(() => hub.remove(connection))
      .catch((error: unknown) => {
        log.error({ err: error }, 'realtime leave failed');
      });
  });
}

/**
 * Starts the timer that pings idle clients to check whether they are still connected. The clients' own pings are not
 * enough, because a client sends one only if it has received no message for some time. A client on a busy channel
 * therefore sends no pings.
 */
function startPings({
  hub,
  pingAfterMs = 60_000,
  pongWithinMs = 30_000,
}: SocketOptions): NodeJS.Timeout {
  const check = () => {
    const nowMs = Date.now();
    for (const connection of hub.connections.values()) {
      const silentMs = nowMs - connection.lastHeardMs;
      if (connection.isPinged && silentMs > pingAfterMs + pongWithinMs) {
        connection.close(closeCodes.noPong, 'No pong');
        // A dead peer does not complete the closing handshake, so the server terminates the connection a second later.
        setTimeout(() => {
          connection.cut();
        }, 1000).unref();
      } else if (!connection.isPinged && silentMs > pingAfterMs) {
        connection.isPinged = true;
        connection.ping();
      }
    }
  };
  return setInterval(check, Math.min(pingAfterMs, pongWithinMs) / 3).unref();
}

/**
 * Creates the WebSocket server, which performs handshakes, checks that clients are alive, and handles frames in order.
 */
export function createSockets(options: SocketOptions) {
  const { app, hub } = options;
  const server = new WebSocketServer({
    noServer: true,
    // An uncompressed frame is encoded once and sent to many connections. Compression would save little, because
    // frames are small.
    perMessageDeflate: false,
    maxPayload: limits.payloadBytes,
    clientTracking: false,
  });
  const timer = startPings(options);
  let isDraining = false;

  /**
   * Returns the close code and the reason if the handshake must be refused; undefined if the handshake can be accepted.
   */
  function refusal(request: IncomingMessage): [number, string] | undefined {
    const bad = badAddress(request, app);
    if (bad) return bad;
    const { origin, host } = request.headers;
    // Accept a missing origin: browsers always send one, but other programs usually do not.
    if (origin !== undefined && !options.isOwnOrigin(origin, host))
      return [closeCodes.unauthorised, 'Origin not allowed'];
    if (isDraining || hub.connections.size >= limits.connections)
      return [closeCodes.overCapacity, 'Over capacity'];
    return undefined;
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    socket.on('error', () => {});
    server.handleUpgrade(request, socket, head, (ws) => {
      ws.on('error', () => {});
      const refused = refusal(request);
      if (refused) ws.close(...refused);
      else accept(ws, options);
    });
  }

  /** Closes all connections gradually, with a WebSocket close code that makes clients reconnect. */
  async function drain() {
    isDraining = true;
    const open = [...hub.connections.values()];
    const step = Math.ceil(DRAIN_PER_SECOND / 20);
    for (let at = 0; at < open.length; at += step) {
      for (const connection of open.slice(at, at + step))
        connection.close(closeCodes.reconnect, 'Server leaves');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    for (const connection of open) connection.cut();
    clearInterval(timer);
  }

  return { upgrade, drain };
}
