import type { AddressInfo } from 'node:net';
import { openTableCamera } from '@wl/contract/office/table-pictures';
import { watchTablePicture, type PictureAddress } from '@wl/contract/table-pictures';
import {
  packFrame,
  PICTURE_PROTOCOL,
  unpackFrame,
  type FrameKind,
} from '@wl/contract/table-pictures-frames';
import { WebSocket } from 'ws';
import type { TestApp, TestClient } from '../../platform/testing.ts';

/** Simulated browser at one end of a table's video. Its frames contain numbers instead of images. */
export type TestEnd = Awaited<ReturnType<typeof openEnd>>;

/** Starts the server on a free port. Returns the port. */
export async function listenOn({ app }: TestApp): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** Connects to a WebSocket address. Resolves when the connection is open. */
export async function openEnd(
  port: number,
  { path, token }: Pick<PictureAddress, 'path' | 'token'>,
) {
  const ws = new WebSocket(`ws://127.0.0.1:${port}${path}`, [PICTURE_PROTOCOL, token]);
  const texts: Record<string, unknown>[] = [];
  /** Received frames, each as its kind and number, such as `key 1`. */
  const frames: string[] = [];
  let closedWith: number | undefined;
  let reports = true;
  ws.on('message', (data: Buffer, isBinary) => {
    if (!isBinary) {
      texts.push(JSON.parse(data.toString()) as Record<string, unknown>);
      return;
    }
    const frame = unpackFrame(new Uint8Array(data).buffer);
    if (frame) frames.push(`${frame.kind} ${Buffer.from(frame.bytes).toString()}`);
    if (reports) ws.send(String(frames.length));
  });
  ws.on('close', (code) => (closedWith = code));
  ws.on('error', () => {});
  await new Promise((resolve) => ws.once('open', resolve));
  return {
    ws,
    texts,
    frames,
    closedWith: () => closedWith,
    /** Stops the browser from reporting the frames it receives, which simulates a slow connection. */
    stopReports: () => (reports = false),
    report: () => ws.send(String(frames.length)),
    sendFormats: () =>
      ws.send(JSON.stringify({ video: { codec: 'vp8', width: 640, height: 360 } })),
    sendFrame: (kind: FrameKind, number: number | string) =>
      ws.send(packFrame({ kind, stampMs: 0, bytes: Buffer.from(String(number)) })),
    close: () => ws.close(),
  };
}

/** Requests the address of a table's video. */
export async function addressOf(
  client: TestClient,
  table: string,
  role: 'camera' | 'watch',
): Promise<PictureAddress> {
  const call = role === 'camera' ? openTableCamera : watchTablePicture;
  const { status, body } = await client.call(call, { params: { slug: table } });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data;
}
