import { pictureCloseCodes } from '@wl/contract/table-pictures-frames';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Deps } from '../../../platform/deps.ts';
import type { UpgradeRequest } from '../../../platform/http/upgrades.ts';
import { claimsOf, type PictureClaims } from '../picture-token.ts';
import type { KnownCamera } from '../pictures-repository.ts';
import {
  createConnections,
  type PictureConnection,
  type PictureConnections,
} from './connections.ts';
import { createHandshake, fitsRequest, tokenOf } from './handshake.ts';
import { relayLimits } from './relay-limits.ts';
import { dropCamera, publish, watch } from './table-relay.ts';
import { createTables, type TableListeners } from './tables.ts';

export interface RelayTools extends TableListeners {
  deps: Pick<Deps, 'config' | 'clock' | 'log' | 'metrics'>;
  /** Returns true if the user may currently watch this table or send its video, depending on the role in the claims. */
  mayConnect(claims: PictureClaims): Promise<boolean>;
  /** Returns the generation of a new camera, which is higher than those of the table's earlier cameras. */
  nextGeneration(table: string): Promise<number>;
}

export type Relay = ReturnType<typeof createRelay>;

/** Interval in ms at which the relay checks for lost videos. */
const CHECK_MS = 100;
/** Interval in ms at which connections are pinged. A connection that does not answer before the next ping is closed. */
const PING_MS = 15_000;
/** Time in ms within which browsers must close their connections when the server stops. */
const CLOSE_MS = 500;
/** Close code that is sent when the server stops, and after which browsers reconnect. */
const GOING_AWAY = 1001;

/** Connections and tables of a relay. */
interface Parts {
  tools: RelayTools;
  connections: PictureConnections;
  tables: ReturnType<typeof createTables>;
  isClosed: boolean;
}

/** Pings all connections at intervals, and ends those that do not answer. Returns a function that stops the pings. */
function startPings(connections: PictureConnections): () => void {
  const timer = setInterval(() => {
    for (const connection of connections.open()) {
      if (!connection.isAnswering) connection.ws?.terminate();
      connection.isAnswering = false;
      connection.ws?.ping();
    }
  }, PING_MS).unref();
  return () => clearInterval(timer);
}

/** Returns the close code and the reason if there are too many viewers; undefined otherwise. */
function fullFor(
  { tables, connections }: Parts,
  { table, user, role }: PictureClaims,
): [number, string] | undefined {
  if (role === 'camera') return undefined;
  const { viewersPerTable, viewersPerServer, viewersPerMember } = relayLimits;
  const isFull =
    (tables.find(table)?.viewers.size ?? 0) >= viewersPerTable ||
    tables.viewers() >= viewersPerServer ||
    connections.countOf(user) > viewersPerMember;
  return isFull ? [pictureCloseCodes.full, 'Too many viewers'] : undefined;
}

/** Adds an open WebSocket to its table. Closes it instead if the user has no access or there are too many viewers. */
async function connect(parts: Parts, connection: PictureConnection, ws: WebSocket) {
  const { tools, connections, tables } = parts;
  const { claims } = connection;
  connection.ws = ws;
  ws.on('close', () => connections.end(connection));
  ws.on('pong', () => (connection.isAnswering = true));
  ws.on('message', () => (connection.isAnswering = true));
  // Do not read messages during the checks, because `publish` and `watch` add the handlers for them.
  ws.pause();
  const may = await tools.mayConnect(claims);
  const isCamera = claims.role === 'camera';
  const generation = may && isCamera ? await tools.nextGeneration(claims.table) : 0;
  ws.resume();
  const full = fullFor(parts, claims);
  if (parts.isClosed) ws.close(GOING_AWAY, 'Server stops');
  else if (!may || connection.isRevoked) ws.close(pictureCloseCodes.revoked, 'Access ended');
  else if (full) ws.close(...full);
  else if (isCamera) publish(tables.open(claims.table), ws, generation);
  else watch(tables.open(claims.table), ws);
}

/**
 * Creates the relay for the videos of all tables (decision 125). The relay runs in the main process, which receives the
 * connections of all processes.
 */
export function createRelay(tools: RelayTools) {
  const { config, clock, log } = tools.deps;
  const shakeHands = createHandshake();
  const connections = createConnections(clock);
  const tables = createTables(tools.deps, tools);
  const parts: Parts = { tools, connections, tables, isClosed: false };
  const stopPings = startPings(connections);
  const checks = setInterval(() => {
    tables.check();
  }, CHECK_MS).unref();

  /**
   * Handles a WebSocket handshake. Rejections are sent as close codes, because browsers do not report the status of a
   * failed handshake.
   */
  function upgrade(request: UpgradeRequest, socket: Duplex): void {
    const claims = claimsOf(tools.deps, tokenOf(request));
    const connection =
      claims && fitsRequest(request, claims, config) ? connections.begin(claims) : undefined;
    const handshake = shakeHands(request, socket, claims?.role ?? 'watch');
    if (!connection) {
      void handshake.then((ws) => ws.close(pictureCloseCodes.badToken, 'Invalid token'));
      return;
    }
    socket.once('close', () => connections.end(connection));
    handshake
      .then((ws) => connect(parts, connection, ws))
      .catch((error: unknown) => {
        log.error({ err: error }, 'a connection for the video of a table failed');
        connections.end(connection);
        socket.destroy();
      });
  }

  return {
    upgrade,
    connections,
    live: (): KnownCamera[] =>
      tables.live().map(([table, { generation }]) => ({ table, generation })),
    /** Disconnects a camera, because another server has accepted a newer camera. */
    replace({ table: slug, generation }: KnownCamera) {
      const table = tables.find(slug);
      if (table?.generation === generation)
        dropCamera(table, pictureCloseCodes.replaced, 'A newer camera is connected');
    },
    /** Closes all connections. Browsers then reconnect to another process or to the restarted server. */
    close() {
      parts.isClosed = true;
      clearInterval(checks);
      stopPings();
      for (const { ws } of connections.open()) ws?.close(GOING_AWAY, 'Server stops');
      setTimeout(() => {
        for (const { ws } of connections.open()) ws?.terminate();
      }, CLOSE_MS).unref();
    },
  };
}
