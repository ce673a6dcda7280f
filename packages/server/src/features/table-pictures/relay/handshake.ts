import { PICTURE_PROTOCOL } from '@wl/contract/table-pictures-frames';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Config } from '../../../platform/config/config.ts';
import { isOwnOrigin } from '../../../platform/http/security.ts';
import type { UpgradeRequest } from '../../../platform/http/upgrades.ts';
import type { PictureClaims } from '../picture-token.ts';
import { relayLimits } from './relay-limits.ts';

/** Prefix of the WebSocket paths for the videos. */
export const PICTURE_PATHS = '/pictures/';

/** Returns the path of a WebSocket for a table's video. */
export const picturePath = (table: string, role: PictureClaims['role']): string =>
  `${PICTURE_PATHS}${table}/${role}`;

/** Returns the token that the browser offers as its second protocol; empty if there is none. */
export function tokenOf({ headers }: UpgradeRequest): string {
  const [protocol, token] = (headers['sec-websocket-protocol'] ?? '').split(/, */);
  return (protocol === PICTURE_PROTOCOL && token) || '';
}

/** Returns true if the claims match the request's path, and the request does not come from another site's page. */
export function fitsRequest(
  { url, headers: { origin, host } }: UpgradeRequest,
  { table, role }: PictureClaims,
  config: Config,
): boolean {
  const isOwn = origin === undefined || isOwnOrigin(origin, host, config);
  return isOwn && url.split('?')[0] === picturePath(table, role);
}

/**
 * Creates a function that completes WebSocket handshakes. Cameras and viewers use separate WebSocket servers, because
 * their maximum message sizes differ. Both servers send frames uncompressed, because videos are already compressed.
 */
export function createHandshake() {
  const options = {
    noServer: true,
    perMessageDeflate: false,
    clientTracking: false,
    handleProtocols: () => PICTURE_PROTOCOL,
  };
  const servers = {
    camera: new WebSocketServer({ ...options, maxPayload: relayLimits.cameraMessageBytes }),
    watch: new WebSocketServer({ ...options, maxPayload: relayLimits.viewerMessageBytes }),
  };
  return (request: UpgradeRequest, socket: Duplex, role: PictureClaims['role']) =>
    new Promise<WebSocket>((resolve) => {
      const head = Buffer.from(request.head, 'base64');
      // This cast is safe, because the WebSocket server reads only the method, the URL and the headers.
      const asked = request as unknown as IncomingMessage;
      servers[role].handleUpgrade(asked, socket, head, (ws) => {
        ws.on('error', () => {});
        resolve(ws);
      });
    });
}
