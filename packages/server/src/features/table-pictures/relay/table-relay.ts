/**
 * Relay for one table, which forwards the newest camera's frames to all viewers. The relay reads only the kind of each
 * frame. A viewer that skips a frame skips all frames up to the next key frame, because each frame depends on the
 * previous frames.
 */
import {
  frameKinds,
  LOST_AFTER_MS,
  pictureCloseCodes,
  type RelayMessage,
} from '@wl/contract/table-pictures-frames';
import type { WebSocket } from 'ws';
import { createCameraRate } from './camera-rate.ts';
import { createFrameGroup, type FrameGroup } from './frame-group.ts';
import { relayLimits } from './relay-limits.ts';
import { sharedFrame } from './shared-frame.ts';
import { createViewer, type Viewer } from './viewer.ts';

export type PictureState = 'live' | 'lost';

export interface TableRelayTools {
  /** Returns a monotonic time in ms. */
  nowMs: () => number;
  /** Called when the table's video becomes live or lost. */
  onState: (state: PictureState, generation: number) => void;
  /** Called when a viewer skips a frame. */
  onSkip: () => void;
  /** Called for each frame that is forwarded, with the formats that the camera sent. Must return at once. */
  onFrame: (message: Buffer, formats: string, generation: number) => void;
}

interface Camera {
  ws: WebSocket;
  generation: number;
  /** Number of viewers that was last reported to the dealer's browser. */
  watching: number;
}

export interface TableRelay {
  tools: TableRelayTools;
  viewers: Set<Viewer>;
  group: FrameGroup;
  camera: Camera | undefined;
  state: PictureState;
  /** Generation of the latest camera, even after this camera has disconnected. */
  generation: number;
  lastFrameMs: number;
}

export function createTableRelay(tools: TableRelayTools): TableRelay {
  return {
    tools,
    viewers: new Set(),
    group: createFrameGroup(),
    camera: undefined,
    state: 'lost',
    generation: 0,
    lastFrameMs: -Infinity,
  };
}

function say(ws: WebSocket, message: RelayMessage) {
  if (ws.readyState === ws.OPEN) ws.send(JSON.stringify(message));
}

function setState(table: TableRelay, state: PictureState) {
  table.state = state;
  table.tools.onState(state, table.generation);
  for (const viewer of table.viewers) viewer.say({ state });
}

/** Closes the camera's connection and discards its frames. */
export function dropCamera(table: TableRelay, code: number, reason: string): void {
  const { camera } = table;
  if (!camera) return;
  table.camera = undefined;
  table.group.begin(undefined);
  camera.ws.close(code, reason);
}

/** Accepts a camera's video. The newest camera wins, because the connection of a dead browser tab can linger. */
export function publish(table: TableRelay, ws: WebSocket, generation: number): void {
  const { replaced, tooMuch } = pictureCloseCodes;
  const reason = 'A newer camera is connected';
  if (table.camera && table.camera.generation > generation) {
    ws.close(replaced, reason);
    return;
  }
  dropCamera(table, replaced, reason);
  const camera: Camera = { ws, generation, watching: -1 };
  Object.assign(table, { camera, generation });
  const isWithinRate = createCameraRate(table.tools.nowMs);
  ws.on('message', (data: Buffer, isBinary) => {
    if (table.camera !== camera) return;
    const isTooLong = !isBinary && data.length > relayLimits.formatsLength;
    if (isTooLong || !isWithinRate(data.length)) dropCamera(table, tooMuch, 'Too much data');
    else if (isBinary) takeFrame(table, camera, data);
    else takeFormats(table, data.toString());
  });
  ws.on('close', () => {
    if (table.camera === camera) dropCamera(table, 1000, '');
  });
}

function takeFormats(table: TableRelay, formats: string) {
  table.group.begin(formats);
  for (const viewer of table.viewers) {
    viewer.say({ formats });
    viewer.waitForKey();
  }
}

function takeFrame(table: TableRelay, camera: Camera, data: Buffer) {
  const kind = data[0];
  const isKey = kind === frameKinds.key;
  const isVideo = isKey || kind === frameKinds.delta;
  const formats = table.group.formats();
  if (formats === undefined || (!isVideo && kind !== frameKinds.sound)) return;
  const frame = sharedFrame(data);
  if (isVideo) {
    const added = table.group.add(frame, isKey);
    if (added === 'missing') return;
    if (added === 'full') say(camera.ws, { keyFrame: true });
    table.lastFrameMs = table.tools.nowMs();
    if (table.state === 'lost') setState(table, 'live');
    // Repeat the state at every key frame, so that a dealer's browser also receives it after reconnecting.
    if (isKey) say(camera.ws, { state: 'live' });
  }
  table.tools.onFrame(data, formats, camera.generation);
  for (const viewer of table.viewers) {
    if (viewer.offer(frame, isKey)) continue;
    table.tools.onSkip();
    if (viewer.isStalled()) viewer.ws.terminate();
  }
}

/** Adds a viewer, and immediately sends it the formats, the state and all frames since the last key frame. */
export function watch(table: TableRelay, ws: WebSocket): void {
  const { group, camera, viewers } = table;
  const viewer = createViewer(ws, table.tools.nowMs);
  const formats = group.formats();
  if (formats !== undefined) viewer.say({ formats });
  viewer.say({ state: table.state });
  viewer.begin(group.frames());
  viewers.add(viewer);
  if (camera && group.frames().length === 0) say(camera.ws, { keyFrame: true });
  ws.on('message', (data: Buffer, isBinary) => {
    if (isBinary || !viewer.report(data.toString())) ws.close(1003, 'Bad report');
  });
  ws.on('close', () => viewers.delete(viewer));
}

/**
 * Detects a lost video, and sends the number of viewers to the dealer's browser. Must be called several times a second.
 */
export function checkTable(table: TableRelay): void {
  const { camera, viewers, state, tools } = table;
  if (state === 'live' && tools.nowMs() - table.lastFrameMs >= LOST_AFTER_MS)
    setState(table, 'lost');
  if (camera && camera.watching !== viewers.size) {
    camera.watching = viewers.size;
    say(camera.ws, { watching: viewers.size });
  }
}

/** Returns true if the table has no viewers, no camera and no live video, so that the relay can forget the table. */
export const isIdle = ({ viewers, camera, state }: TableRelay): boolean =>
  viewers.size === 0 && !camera && state === 'lost';
