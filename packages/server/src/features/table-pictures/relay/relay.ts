import { PICTURE_PROTOCOL, pictureCloseCodes } from '@wl/contract/table-pictures-frames';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Deps } from '../../../platform/deps.ts';
import { isOwnOrigin } from '../../../platform/http/security.ts';
import type { UpgradeRequest } from '../../../platform/http/upgrades.ts';
import { claimsOf, type PictureClaims } from '../picture-token.ts';
import type { KnownCamera } from '../pictures-repository.ts';
import {
  createConnections,
  type PictureConnection,
  type PictureConnections,
} from './connections.ts';
import { relayLimits } from './relay-limits.ts';
import {
  checkTable,
  createTableRelay,
  dropCamera,
  isIdle,
  publish,
  watch,
  type PictureState,
  type TableRelay,
} from './table-relay.ts';

export interface RelayTools {
  deps: Pick<Deps, 'config' | 'clock' | 'log' | 'metrics'>;
  /** Returns false if the user may not watch this table, or may not send its video, now. */
  mayConnect(claims: PictureClaims): Promise<boolean>;
  /** Returns the generation of a new camera, which is higher than that of every earlier camera of the table. */
  nextGeneration(table: string): Promise<number>;
  onState: (table: string, state: PictureState, generation: number) => void;
}

export type Relay = ReturnType<typeof createRelay>;

/** Interval in ms at which the relay looks for lost videos. */
const CHECK_MS = 100;
/** Interval in ms at which connections are pinged. A connection that does not answer until the next ping is closed. */
const PING_MS = 15_000;
/** Close code after which browsers connect again, used when the server stops. */
const GOING_AWAY = 1001;

/** Path of the WebSocket for a table's video. */
export const PICTURE_PATHS = '/pictures/';
export const picturePath = (table: string, role: 'camera' | 'watch'): string =>
  `${PICTURE_PATHS}${table}/${role}`;

/** Creates the WebSocket servers for both ends. Each has its own maximum message size. */
function createServers() {
  const options = {
    noServer: true,
    perMessageDeflate: false,
    clientTracking: false,
    handleProtocols: () => PICTURE_PROTOCOL,
  };
  return {
    camera: new WebSocketServer({ ...options, maxPayload: relayLimits.cameraMessageBytes }),
    watch: new WebSocketServer({ ...options, maxPayload: relayLimits.viewerMessageBytes }),
  };
}

/** Returns the token that the browser offers as its second protocol. */
function tokenOf({ headers }: UpgradeRequest): string {
  const [protocol, token] = (headers['sec-websocket-protocol'] ?? '').split(/, */);
  return (protocol === PICTURE_PROTOCOL && token) || '';
}

/** Creates the tables of the relay, with their metrics and log lines. */
function createTables({ deps, onState }: RelayTools) {
  const tables = new Map<string, TableRelay>();
  const skips = deps.metrics.counter(
    'table_picture_skipped_total',
    'Frames of tables’ videos that were skipped for slow viewers.',
  );
  const sum = (of: (table: TableRelay) => number) => () =>
    [...tables.values()].reduce((total, table) => total + of(table), 0);
  deps.metrics.gauge(
    'table_picture_viewers',
    'Connections that receive the video of a table.',
    [],
    sum(({ viewers }) => viewers.size),
  );
  deps.metrics.gauge(
    'table_pictures_live',
    'Tables whose video is live.',
    [],
    sum(({ state }) => (state === 'live' ? 1 : 0)),
  );

  function open(slug: string): TableRelay {
    const known = tables.get(slug);
    if (known) return known;
    const table = createTableRelay({
      nowMs: () => performance.now(),
      onSkip: () => {
        skips.inc();
      },
      onState: (state, generation) => {
        deps.log.info({ table: slug, generation }, `the video of a table is ${state}`);
        onState(slug, state, generation);
      },
    });
    tables.set(slug, table);
    return table;
  }

  return {
    open,
    find: (slug: string) => tables.get(slug),
    viewers: sum(({ viewers }) => viewers.size),
    /** Returns the tables with a camera that this relay regards as live. */
    live: () => [...tables].filter(([, { state }]) => state === 'live'),
    check() {
      for (const [slug, table] of tables) {
        checkTable(table);
        if (isIdle(table)) tables.delete(slug);
      }
    },
  };
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

/**
 * Creates the relay for the videos of all tables (decision 125). It runs in the main process, which receives the connections
 * of all processes.
 */
export function createRelay(tools: RelayTools) {
  const { config, clock, log } = tools.deps;
  const servers = createServers();
  const connections = createConnections(clock);
  const tables = createTables(tools);
  const stopPings = startPings(connections);
  const checks = setInterval(() => {
    tables.check();
  }, CHECK_MS).unref();
  let isClosed = false;

  /** Returns the close code and the reason if there are too many viewers; undefined otherwise. */
  function full({ table, user }: PictureClaims): [number, string] | undefined {
    const { viewersPerTable, viewersPerServer, viewersPerMember } = relayLimits;
    const isFull =
      (tables.find(table)?.viewers.size ?? 0) >= viewersPerTable ||
      tables.viewers() >= viewersPerServer ||
      connections.countOf(user) > viewersPerMember;
    return isFull ? [pictureCloseCodes.full, 'Too many viewers'] : undefined;
  }

  /** Completes the handshake and checks the user, then gives the connection to its table. */
  async function connect(connection: PictureConnection, shake: () => Promise<WebSocket>) {
    const { table, role } = connection.claims;
    const isCamera = role === 'camera';
    const ws = await shake();
    connection.ws = ws;
    ws.on('close', () => connections.end(connection));
    ws.on('pong', () => (connection.isAnswering = true));
    ws.on('message', () => (connection.isAnswering = true));
    // Messages that arrive during the checks wait in the connection.
    ws.pause();
    const may = await tools.mayConnect(connection.claims);
    const generation = may && isCamera ? await tools.nextGeneration(table) : 0;
    ws.resume();
    const refused = isCamera ? undefined : full(connection.claims);
    if (isClosed) ws.close(GOING_AWAY, 'Server stops');
    else if (!may || connection.isRevoked) ws.close(pictureCloseCodes.revoked, 'Access ended');
    else if (refused) ws.close(...refused);
    else if (isCamera) publish(tables.open(table), ws, generation);
    else watch(tables.open(table), ws);
  }

  /** Handles a WebSocket handshake. Errors are sent as close codes, because browsers do not report the status of a failed one. */
  function upgrade(request: UpgradeRequest, socket: Duplex): void {
    const [, , slug, end] = request.url.split('?')[0]?.split('/') ?? [];
    const role = end === 'camera' ? 'camera' : 'watch';
    const { origin, host } = request.headers;
    const claims = claimsOf(tools.deps, tokenOf(request));
    const isOwn = origin === undefined || isOwnOrigin(origin, host, config);
    const fits = claims && isOwn && claims.table === slug && claims.role === end;
    const connection = fits ? connections.begin(claims) : undefined;
    const shake = () =>
      new Promise<WebSocket>((resolve) => {
        const head = Buffer.from(request.head, 'base64');
        const asked = request as unknown as IncomingMessage;
        servers[role].handleUpgrade(asked, socket, head, (ws) => {
          ws.on('error', () => {});
          resolve(ws);
        });
      });
    if (!connection) {
      void shake().then((ws) => ws.close(pictureCloseCodes.badToken, 'Invalid token'));
      return;
    }
    socket.once('close', () => connections.end(connection));
    connect(connection, shake).catch((error: unknown) => {
      log.error({ err: error }, 'a connection for the video of a table failed');
      connections.end(connection);
      socket.destroy();
    });
  }

  return {
    upgrade,
    connections,
    live: () => tables.live().map(([slug, { generation }]) => ({ table: slug, generation })),
    /** Disconnects a camera, because another server has accepted a newer one. */
    replace({ table: slug, generation }: KnownCamera) {
      const table = tables.find(slug);
      if (table?.generation === generation)
        dropCamera(table, pictureCloseCodes.replaced, 'A newer camera is connected');
    },
    /** Closes all connections. Browsers connect again, to another process or to the restarted server. */
    close() {
      isClosed = true;
      clearInterval(checks);
      stopPings();
      for (const { ws } of connections.open()) ws?.close(GOING_AWAY, 'Server stops');
      setTimeout(() => {
        for (const { ws } of connections.open()) ws?.terminate();
      }, 500).unref();
    },
  };
}
