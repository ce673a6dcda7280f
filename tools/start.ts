/**
 * `npm start`: rebuilds outdated files, starts the sandbox payment provider and the server, and prints their addresses.
 */
import fs from 'node:fs';
import path from 'node:path';
import { runServer, STOPPED_BY, type RunningServer } from '@wl/server/main';
import { readConfig, type Config } from '@wl/server/platform/config/config';
import { ConfigError } from '@wl/server/platform/config/config-values';
import { hasDevMailbox } from '@wl/server/platform/email/dev-mailbox';
import { build } from './build.ts';
import { keepPaymentSandbox } from './child.ts';

const root = path.resolve(import.meta.dirname, '..');
const started = performance.now();

/** Loads `.env` if it exists. Variables that are already set in the environment take precedence. */
function loadEnvFile() {
  const file = path.join(root, '.env');
  if (fs.existsSync(file)) process.loadEnvFile(file);
}

function readSettings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function printAddresses(server: RunningServer) {
  const { config, deps } = server;
  const rows = [
    ['Casino', `${config.publicUrl}/`],
    ['Back office', `${config.publicUrl}/office/`],
    ['API', `${config.publicUrl}/api/docs`],
    ['API document', `${config.publicUrl}/api/openapi.json`],
    ...(hasDevMailbox(config) ? [['Mailbox', `${config.publicUrl}/dev/mailbox`]] : []),
    ...(config.payment.sandbox ? [['Payment sandbox', `${config.payment.publicUrl}/`]] : []),
    ['Database', server.database],
    ['Data', config.dataDir],
  ];
  const lines = rows.map(([name, value]) => `  ${name?.padEnd(16) ?? ''} ${value ?? ''}`);
  const demo = deps.announcements.map((line) => `  ${line}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    ['', `Wanderluck ${config.version} is open (${seconds} s)`, ...lines, ...demo, ''].join('\n'),
  );
}

loadEnvFile();
// On a terminal, log only warnings and errors by default, so that the printed addresses stay visible. LOG_LEVEL
// overrides this default.
process.env['LOG_LEVEL'] ??= process.stdout.isTTY ? 'warn' : 'info';
const config = readSettings();
// For development, `npm start -- --no-build` uses the output of the previous build.
if (!process.argv.includes('--no-build')) {
  const stop = () => process.exit(1);
  for (const event of STOPPED_BY) process.once(event, stop);
  await build({ log: (line) => console.log(line) }).catch((error: unknown) => {
    console.error((error as Error).message);
    process.exit(1);
  });
  for (const event of STOPPED_BY) process.off(event, stop);
}
const sandbox = keepPaymentSandbox(config);
const server = await runServer(process.env);
if (server) {
  server.deps.onClose(() => sandbox?.stop());
  printAddresses(server);
} else await sandbox?.stop();
