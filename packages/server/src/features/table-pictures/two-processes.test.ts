/** Tests the video of a table on a real server with a main process and a worker process, which share one port. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startShift } from '@wl/contract/office/tables-dealing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { productionSettings } from '../../platform/testing/testing-production.ts';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing.ts';
import { makePlayer } from '../play/testing-players.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { pictureState } from '../tables/index.ts';
import { addressOf, openEnd, type TestEnd } from './testing-pictures.ts';

const TABLE = 'ramblas-baccarat';
const VIEWERS = 12;
const WITHIN = { timeout: 60_000, interval: 20 };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-pictures-'));

/** Application that creates the members and their tokens. The server under test has the same database and secrets. */
let maker: TestApp;
let casino: ChildProcess;
let port: number;
let dealer: TestClient;
const ends: TestEnd[] = [];

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port: free } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}

async function metric(name: string): Promise<number> {
  const headers = { authorization: 'Bearer token-of-the-metrics' };
  const text = await fetch(`http://127.0.0.1:${port}/metrics`, { headers }).then(
    (reply) => reply.text(),
    () => '',
  );
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}

function start(settings: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [path.resolve(import.meta.dirname, '../../main.ts')], {
    env: settings,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

let settings: NodeJS.ProcessEnv;

beforeAll(async () => {
  maker = await startTestApp({ clock: systemClock });
  port = await freePort();
  const { ownerUrl, appUrl } = maker.database;
  settings = {
    PATH: process.env['PATH'],
    ...productionSettings(),
    APP_SECRET: maker.deps.config.appSecret.toString('hex'),
    HTTP_PROCESSES: '2',
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: ownerUrl,
    DATABASE_APP_URL: appUrl,
    SEED_ENCRYPTION_KEY: maker.deps.config.seedEncryptionKey.toString('hex'),
    METRICS_TOKEN: 'token-of-the-metrics',
    LOG_LEVEL: 'fatal',
  };
  casino = start(settings);
  dealer = await makeClerk(maker, ['dealer']);
  const body = { dealer_name: 'Dana', minutes: 480 };
  await dealer.call(startShift, { params: { slug: TABLE }, body });
});
afterAll(async () => {
  casino.kill('SIGKILL');
  await maker.close();
  fs.rmSync(folder, { recursive: true });
});

async function open(client: TestClient, role: 'camera' | 'watch') {
  const end = await openEnd(port, await addressOf(client, TABLE, role));
  ends.push(end);
  return end;
}

async function viewer() {
  const client = await maker.signedIn('member', await makePlayer(maker.deps, { cashCents: 1000 }));
  return open(client, 'watch');
}

test('a camera and viewers share the video, whichever process accepts their connections', async () => {
  await expect.poll(() => metric('http_processes'), WITHIN).toBe(2);
  const camera = await open(dealer, 'camera');
  camera.sendFormats();
  camera.sendFrame('key', 1);
  const viewers: TestEnd[] = [];
  for (let no = 0; no < VIEWERS; no += 1) viewers.push(await viewer());
  camera.sendFrame('delta', 2);
  for (const { frames } of viewers)
    await expect.poll(() => frames, WITHIN).toEqual(['key 1', 'delta 2']);
  // The kernel distributes connections between the processes, so each process almost certainly has at least one.
  expect(await metric('table_picture_viewers')).toBe(VIEWERS);
  expect(await metric('passed_on_connections_total')).toBeGreaterThan(0);
  expect(await metric('passed_on_connections_total')).toBeLessThan(VIEWERS + 1);
  expect(await pictureState(maker.deps, TABLE)).toEqual({ state: 'live', generation: 1 });
});

test('after the server was killed, the video is lost, and both ends can connect again', async () => {
  casino.kill('SIGKILL');
  for (const end of ends.splice(0)) await expect.poll(() => end.closedWith(), WITHIN).toBe(1006);
  await expect
    .poll(() => pictureState(maker.deps, TABLE), WITHIN)
    .toEqual({ state: 'lost', generation: 1 });
  casino = start(settings);
  await expect.poll(() => metric('http_processes'), WITHIN).toBe(2);
  const camera = await open(dealer, 'camera');
  camera.sendFormats();
  camera.sendFrame('key', 3);
  const watching = await viewer();
  const seen = () => ({
    frames: watching.frames,
    closedWith: [camera.closedWith(), watching.closedWith()],
  });
  const expected = { frames: ['key 3'], closedWith: [undefined, undefined] };
  await expect.poll(seen, WITHIN).toEqual(expected);
  expect(await pictureState(maker.deps, TABLE)).toEqual({ state: 'live', generation: 2 });
});
