/** Runs the casino's realtime service without a database, for the `realtime` benchmark. */
import type { AddressInfo } from 'node:net';
import { buildApp } from '@wl/server/app';
import { clockOf } from '@wl/server/platform/clock';
import { readConfig } from '@wl/server/platform/config/config';
import { createDeps } from '@wl/server/platform/deps';
import { createLogger } from '@wl/server/platform/log';
import { productionSettings } from '@wl/server/platform/testing/testing-production';
import type { NewsKind } from '@wl/contract/news';
import { CHANNEL, EVENT } from './order.ts';
import { serve } from './serving.ts';

/** Address at which no database listens. The realtime service does not need a database for public channels. */
const NO_DATABASE = 'postgres://127.0.0.1:1/none';

const config = readConfig({ ...productionSettings(), LOG_LEVEL: 'warn' });
const deps = createDeps({
  config,
  log: createLogger(config),
  clock: clockOf({}),
  ownerUrl: NO_DATABASE,
  appUrl: NO_DATABASE,
  checkReplies: false,
});
const app = await buildApp(deps, []);
let connections = 0;
app.server.on('upgrade', (_request, socket) => {
  connections += 1;
  socket.once('close', () => {
    connections -= 1;
  });
});
await app.listen({ port: 0, host: '127.0.0.1', backlog: 1024 });
const { port } = app.server.address() as AddressInfo;
const kind = { name: EVENT } as NewsKind;
serve(
  `ws://127.0.0.1:${port}/app/${config.pusher.key}?protocol=7&client=bench&version=1`,
  (data) => {
    deps.realtime.publish(CHANNEL, kind, data);
  },
  () => connections,
);
