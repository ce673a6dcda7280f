import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Logger } from '../log.ts';
import { createConnection, frameHandler, type Connection } from './connection.ts';
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
   * Time without a message from the client after which the server sends a ping. `pongWithinMs` is the time that the
   * server then waits for a response before it closes the connection.
   */
  pingAfterMs?: number;
  pongWithinMs?: number;
}

/**
 * Connections closed per second at shutdown. If all clients reconnected at the same time, they would overload the next
 * node.
 */
const DRAIN_PER_SECOND = 2000;
/** Maximum number of queued frames per connection; a legitimate client has only a few. */
const QUEUE_MAX = 500;

/** Creates the WebSocket server, which handles handshakes, liveness checks and frames in order. */
export function createSockets(options: SocketOptions) {
  const { app, hub, log } = options;
  const pingAfterMs = options.pingAfterMs ?? 60_000;
  const pongWithinMs = options.pongWithinMs ?? 30_000;
  const server = new WebSocketServer({
    noServer: true,
    // Compression would prevent sharing frames between connections, and frames are small anyway.
    perMessageDeflate: false,
    maxPayload: limits.payloadBytes,
    clientTracking: false,
  });
  let isDraining = false;

  /**
   * Returns the close code for an invalid handshake. It is sent after the upgrade, because browsers report HTTP errors
   * as 1006.
   */
  function refusal(request: IncomingMessage): [number, string] | undefined {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const key = /^\/app\/([^/]+)$/.exec(url.pathname)?.[1];
    if (key === undefined) return [closeCodes.badPath, 'Path not found'];
    if (key !== app.key) return [closeCodes.unknownKey, 'Unknown application key'];
    const version = url.searchParams.get('protocol');
    if (version === null) return [closeCodes.noVersion, 'No protocol version'];
    if (!/^\d+$/.test(version)) return [closeCodes.badVersion, 'Bad protocol version'];
    if (!PROTOCOL_VERSIONS.includes(Number(version)))
      return [closeCodes.unsupportedVersion, 'Unsupported protocol version'];
    const { origin, host } = request.headers;
    // Browsers always send an origin; other programs usually do not.
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
      else accept(ws);
    });
  }

  function accept(ws: WebSocket) {
    const connection = createConnection(ws);
    const handle = frameHandler(connection, hub, app);
    let queue: Promise<void> = Promise.resolve();
    let waiting = 0;
    hub.add(connection);
    connection.send({
      event: 'pusher:connection_established',
      data: JSON.stringify({
        socket_id: connection.socketId,
        activity_timeout: ACTIVITY_TIMEOUT_S,
      }),
    });
    ws.on('message', (data: Buffer, isBinary) => {
      heard(connection);
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
    ws.on('ping', () => {
      heard(connection);
    });
    ws.on('pong', () => {
      heard(connection);
    });
    ws.on('close', () => {
      queue = queue
        .then(() => hub.remove(connection))
        .catch((error: unknown) => {
          log.error({ err: error }, 'realtime leave failed');
        });
    });
  }

  function heard(connection: Connection) {
    connection.lastHeardMs = Date.now();
    connection.isPinged = false;
  }

  // A client on a busy channel sends nothing, because each message it receives resets its ping timer. The server
  // therefore sends pings.
  const timer = setInterval(
    () => {
      const nowMs = Date.now();
      for (const connection of hub.connections.values()) {
        const silentMs = nowMs - connection.lastHeardMs;
        if (connection.isPinged && silentMs > pingAfterMs + pongWithinMs) {
          connection.close(closeCodes.noPong, 'No pong');
          // A dead peer does not complete the closing handshake, so the server terminates the connection a second
          // later.
          setTimeout(() => {
            connection.cut();
          }, 1000).unref();
        } else if (!connection.isPinged && silentMs > pingAfterMs) {
          connection.isPinged = true;
          connection.ping();
        }
      }
    },
    Math.min(pingAfterMs, pongWithinMs) / 3,
  );
  timer.unref();

  /** Closes all connections gradually, with a code that makes clients reconnect. */
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
