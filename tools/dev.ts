/**
 * `npm run dev`: runs the server with `node --watch`, which restarts it when its sources change. Vite serves both
 * applications with hot reloading and forwards /api, /app and /dev to the server.
 */
import path from 'node:path';
import { readConfig } from '@wl/server/platform/config/config';
import { buildArt } from './art.ts';
import { build } from './build.ts';
import { keepPaymentSandbox, keepRunning, type Kept } from './child.ts';
import { buildReference } from './openapi/reference.ts';

const root = path.resolve(import.meta.dirname, '..');
const config = readConfig(process.env);
const vite = path.join(root, 'node_modules/vite/bin/vite.js');
const webPort = config.port + 173;
const officePort = config.port + 174;

// Build the pictures and the API reference's script first, because Vite builds neither.
if (process.argv.includes('--build')) await build();
else {
  await buildArt({ root, log: console.log });
  await buildReference({ log: console.log });
}

const origins = [webPort, officePort].flatMap((port) => [
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
]);
const env = {
  PORT: String(config.port),
  EXTRA_ORIGINS: origins.join(','),
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info',
};

const sandbox = keepPaymentSandbox(config);
const kept: Kept[] = [
  ...(sandbox ? [sandbox] : []),
  keepRunning('server', ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'], env),
  ...(['web', 'office'] as const).map((name, index) =>
    keepRunning(
      name,
      [vite, '--port', String(index === 0 ? webPort : officePort), '--strictPort'],
      { ...env, OFFICE_DEV_PORT: String(officePort) },
      path.join(root, 'packages', name),
    ),
  ),
];

console.log(`
  Casino       http://localhost:${webPort}/
  Back office  http://localhost:${officePort}/office/
  API          http://localhost:${config.port}/api/docs
`);

const stop = () => {
  void Promise.all(kept.map((child) => child.stop())).then(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.on('disconnect', stop);
