import fs from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { createActions } from './actions.ts';
import { delays, Refused, type Delays } from './sandbox.ts';
import { hostedPages } from './hosted.ts';
import { merchantApi } from './merchant-api.ts';
import { openStore } from './store.ts';
import { deliverDue } from './webhooks.ts';

export interface SandboxOptions {
  /** Port to listen on; 0 selects any free port. */
  port: number;
  /** Folder of `payment-sandbox.sqlite`. */
  dataDir: string;
  /** URL at which the merchant receives events. */
  webhookUrl: string;
  /** Secret with which the merchant signs its requests and the sandbox signs its webhooks. */
  secret: string;
  /** Merchant id; defaults to `wanderluck`. */
  merchant?: string;
  /**
   * Host name of the payment pages. It must differ from the merchant's host name, because browsers share a host's
   * cookies among all its ports.
   */
  host?: string;
  /** URL at which browsers reach the sandbox. Defaults to `http://host:port`. */
  publicUrl?: string;
  /** Speed-up factor for all delays except the expiry of payment pages. */
  speed?: number;
  now?: () => number;
}

export interface Sandbox {
  url: string;
  stop(): Promise<void>;
}

const TICK_MS = 500;
const RETRY_MS = 1_000;

/** Creates the HTTP server with error handling and a health check. */
function createServer() {
  // Do not log requests: bodies contain card numbers, and URLs give access to payment pages.
  const app = Fastify({ logger: false, bodyLimit: 16_384 });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refused)
      return reply.code(error.status).send({ error: { code: error.code } });
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) console.error(`payment sandbox: ${(error as Error).message}`);
    return reply.code(status).send({ error: { code: status < 500 ? 'bad_request' : 'internal' } });
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  return app;
}

/**
 * Starts "Harbour Pay", the sandbox payment provider, which simulates a separate company with its own server, storage
 * and pages. The provider identifies the merchant only by a key. The merchant uses only the provider's API and signed
 * webhooks.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { host = '127.0.0.1', speed = 1, now = Date.now } = options;
  const store = openStore(options.dataDir);
  const wait = Object.fromEntries(
    Object.entries(delays).map(([name, ms]) => [name, name === 'expireMs' ? ms : ms / speed]),
  ) as unknown as Delays;
  const actions = createActions(store, now, wait);

  let stopped = false;
  let busy: Promise<void> | undefined;
  const webhooks = {
    store,
    now,
    url: options.webhookUrl,
    secret: options.secret,
    retryMs: RETRY_MS / speed,
  };
  function wake() {
    if (stopped || busy) return;
    busy = (async () => {
      actions.doDue();
      await deliverDue(webhooks);
    })()
      .catch((error: unknown) => {
        console.error(`payment sandbox: ${(error as Error).message}`);
      })
      .finally(() => {
        busy = undefined;
      });
  }

  const app = createServer();
  let publicUrl = options.publicUrl ?? `http://${host}:${options.port}`;
  await app.register(
    async (api) => {
      merchantApi(api, {
        store,
        actions,
        now,
        wake,
        merchant: options.merchant ?? 'wanderluck',
        secret: options.secret,
        get publicUrl() {
          return publicUrl;
        },
      });
    },
    { prefix: '/v1' },
  );
  await app.register(async (pages) => hostedPages(pages, { store, actions, now, wake }));
  const url = await app.listen({ host, port: options.port });
  if (options.port === 0 && options.publicUrl === undefined) publicUrl = url;
  const timer = setInterval(wake, Math.max(20, TICK_MS / speed));
  wake();

  return {
    url,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await app.close();
      await busy;
      store.close();
    },
  };
}

/** Returns the secret from the environment, or the secret that the merchant's server created when it first started. */
function readSecret(dataDir: string): string {
  const given = process.env['PAYMENT_PROVIDER_SECRET'];
  if (given) return given;
  try {
    const file = fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8');
    const { paymentSecret } = JSON.parse(file) as { paymentSecret?: string };
    if (paymentSecret) return paymentSecret;
  } catch {
    // Ignore a missing or invalid file. The error below then reports that there is no secret.
  }
  throw new Error('PAYMENT_PROVIDER_SECRET is not set and DATA_DIR/secrets.json has none yet.');
}

/**
 * Starts the sandbox with settings from environment variables. PORT is the merchant's port, and PAYMENT_SANDBOX_PORT
 * defaults to PORT + 1. In tests, CLOCK_OFFSET_MS must have the same value for the merchant and the sandbox, because
 * signatures would otherwise appear expired.
 */
async function main() {
  const { env } = process;
  if (env['NODE_ENV'] === 'production')
    throw new Error('NODE_ENV is production, where payments need a real provider.');
  const merchantPort = Number(env['PORT'] ?? 3000);
  const dataDir = path.resolve(env['DATA_DIR'] ?? './data');
  const clockOffsetMs = Number(env['CLOCK_OFFSET_MS'] ?? 0);
  const sandbox = await startSandbox({
    port: Number(env['PAYMENT_SANDBOX_PORT'] ?? merchantPort + 1),
    dataDir,
    secret: readSecret(dataDir),
    merchant: env['PAYMENT_PROVIDER_MERCHANT'] ?? 'wanderluck',
    webhookUrl:
      env['PAYMENT_SANDBOX_WEBHOOK_URL'] ??
      `http://127.0.0.1:${merchantPort}/api/payments/webhook/harbour`,
    speed: Number(env['PAYMENT_SANDBOX_SPEED'] ?? 1),
    now: () => Date.now() + clockOffsetMs,
    ...(env['PAYMENT_PROVIDER_PUBLIC_URL']
      ? { publicUrl: env['PAYMENT_PROVIDER_PUBLIC_URL'] }
      : {}),
  });
  console.log(`payment sandbox listens on ${sandbox.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void sandbox.stop().then(() => process.exit(0));
    });
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    console.error(`The payment sandbox cannot start: ${(error as Error).message}`);
    process.exit(1);
  }
}
