import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { buildApp } from '../app.ts';
import type { SessionKind } from './sign-in/auth.ts';
import { testClock, type Clock } from './clock.ts';
import { readConfig, type Config } from './config/config.ts';
import { createDeps, type Deps } from './deps.ts';
import { discoverFeatures, seedFeatures, setUpFeatures, type Feature } from './features.ts';
import { createLogger, type Logger } from './log.ts';
import type { AnyCall } from './http/http.ts';
import { waitPatiently } from './passwords/passwords.ts';
import type { TestPostgres } from './testing/testing-global.ts';
import { uuidv7 } from './ids.ts';

export interface TestDatabase {
  ownerUrl: string;
  appUrl: string;
  drop(): Promise<void>;
}

export function testPostgres(): TestPostgres {
  const own = inject('postgres')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (!own) throw new Error('no PostgreSQL for this worker');
  return own;
}

/** Creates a separate migrated database, cloned from the template of this vitest run. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const { ownerUrl, appUrl, template } = testPostgres();
  const name = `t_${randomBytes(6).toString('hex')}`;
  const admin = async (sql: string) => {
    const url = new URL(ownerUrl);
    url.pathname = 'postgres';
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${name} template ${template}`);
  const at = (address: string) => {
    const url = new URL(address);
    url.pathname = name;
    return url.href;
  };
  return {
    ownerUrl: at(ownerUrl),
    appUrl: at(appUrl),
    drop: () => admin(`drop database if exists ${name} with (force)`),
  };
}

/** Returns the default settings with a temporary data folder, no demo data and no default reality-check interval. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-test-'));
  const logLevel = process.env['TEST_LOG_LEVEL'] ?? 'silent';
  return {
    ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: logLevel, PUBLIC_URL: 'http://localhost:3000' }),
    seedDemo: false,
    realityCheckMinutes: null,
    ...changes,
  };
}

const TEN_YEARS_MS = 10 * 365 * 86_400_000;

/** Session lifetimes long enough for tests that advance the clock by days. */
export const longSessions: Config['sessions'] = {
  memberIdleMs: TEN_YEARS_MS,
  memberAbsoluteMs: TEN_YEARS_MS,
  staffIdleMs: TEN_YEARS_MS,
  staffAbsoluteMs: TEN_YEARS_MS,
};

export interface TestAppOptions {
  clock?: Clock;
  /** Features to mount, by name or object; default: all. `[]` mounts only the platform. */
  features?: string[] | Feature[];
  config?: Partial<Config>;
  /** True to apply each call's rate limit (`call.rate`); default: false. */
  limitRates?: boolean;
  /** True to run each feature's `seed.ts`; default: true. */
  seed?: boolean;
  /**
   * True to run the job worker and event subscribers in the background; default: false. If false, call
   * `deps.events.drain()` to run the subscribers.
   */
  background?: boolean;
  /** Logger; default: silent unless TEST_LOG_LEVEL is set. */
  log?: Logger;
  /** Adds routes after the features are mounted and before the application is ready. */
  routes?: (app: FastifyInstance, deps: Deps) => Promise<void> | void;
}

export interface TestReply<T = unknown> {
  status: number;
  body: T;
  headers: LightMyRequestResponse['headers'];
  raw: LightMyRequestResponse;
}

// oxlint-disable-next-line typescript/no-explicit-any -- a test knows the type of the response
export type AnyReply = TestReply<any>;

export interface TestClient {
  /** Bearer token; undefined until the client signs in. */
  token: string | undefined;
  cookies: Map<string, string>;
  /** IP address of the client's requests. */
  address: string;
  /** Sends any request with this client's cookies and token, and with the headers that the casino's pages send. */
  request(
    method: string,
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<AnyReply>;
  get(url: string): Promise<AnyReply>;
  post(url: string, body?: object): Promise<AnyReply>;
  /** Makes an API call that the contract defines, with its path parameters filled in. */
  call<C extends AnyCall>(
    call: C,
    input?: {
      params?: Record<string, string | number>;
      query?: Record<string, string | number | boolean | undefined>;
      body?: object;
    },
  ): Promise<AnyReply>;
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/**
 * Starts the whole application on its own real database. Requests are injected instead of sent over the network. Close
 * the application in `afterAll`.
 */
export async function startTestApp(options: TestAppOptions = {}) {
  // Disable the limit on the time that a password waits to be hashed. Tests need up to twenty concurrent sign-ins. On a
  // machine that is busy with tests, a hash takes up to 0.15 s instead of 20 ms, so the limit would reject some of the
  // sign-ins.
  waitPatiently();
  const database = await cloneDatabase();
  const clock = options.clock ?? testClock();
  const config = testConfig(options.config);
  const deps = createDeps({
    config,
    log: options.log ?? createLogger(config),
    ownerUrl: database.ownerUrl,
    appUrl: database.appUrl,
    clock,
    limitRates: options.limitRates ?? false,
    checkReplies: true,
    defaultMetrics: false,
  });
  await deps.listener.start();
  await deps.maintenance.follow();
  const features = await chooseFeatures(options.features);
  await setUpFeatures(features, deps);
  if (options.seed ?? true) await seedFeatures(features, deps);
  const app = await buildApp(deps, features, options.routes);
  if (options.background) {
    deps.events.start();
    await deps.jobs.start({ concurrency: 1 });
  }
  return {
    app,
    deps,
    clock,
    /** Database of this test application. A second node can use it too. */
    database,
    /** Returns a visitor's client, with an XSRF cookie but without a session. */
    client: () => makeClient(app),
    /** Returns a client with a new session for this subject id, which need not belong to a member or clerk. */
    signedIn: async (kind: SessionKind = 'member', subjectId: string = uuidv7()) => {
      const made = await deps.transaction((tx) =>
        deps.sessions.create(tx, { kind, subjectId, device: 'test', ip: '127.0.0.1' }),
      );
      const client = makeClient(app);
      client.token = made.token;
      client.cookies.set(deps.sessions.cookieName(kind), made.cookie);
      return Object.assign(client, { subjectId, session: made.session });
    },
    close: async () => {
      deps.isDraining = true;
      await app.close();
      await deps.close();
      await database.drop();
      fs.rmSync(config.dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a second node on the same database, with its own caches and sockets. Close this node before the first node.
 */
export async function startTestNode({ deps: first, database, clock }: TestApp) {
  const deps = createDeps({
    config: first.config,
    log: first.log,
    ownerUrl: database.ownerUrl,
    appUrl: database.appUrl,
    clock,
    limitRates: false,
    checkReplies: true,
    defaultMetrics: false,
  });
  await deps.listener.start();
  await deps.maintenance.follow();
  const features = await discoverFeatures();
  await setUpFeatures(features, deps);
  const app = await buildApp(deps, features);
  return {
    app,
    deps,
    /**
     * Returns a client for this node with the token and cookies of another client, as if both were the same browser.
     */
    clientOf: ({ token, cookies }: TestClient): TestClient => {
      const client = makeClient(app);
      client.token = token;
      for (const [name, value] of cookies) client.cookies.set(name, value);
      return client;
    },
    close: async () => {
      deps.isDraining = true;
      await app.close();
      await deps.close();
    },
  };
}

async function chooseFeatures(wanted: TestAppOptions['features']): Promise<Feature[]> {
  if (wanted?.length === 0) return [];
  const names = wanted?.filter((entry) => typeof entry === 'string');
  const given = wanted?.filter((entry) => typeof entry !== 'string') ?? [];
  const found = wanted && names?.length === 0 ? [] : await discoverFeatures();
  const chosen = names?.length ? found.filter(({ name }) => names.includes(name)) : found;
  const missing = names?.find((name) => !chosen.some((feature) => feature.name === name));
  if (missing) throw new Error(`there is no feature "${missing}"`);
  return [...chosen, ...given];
}

const XSRF = 'test-xsrf-token-0123456789';

function makeClient(app: FastifyInstance): TestClient {
  const cookies = new Map([['XSRF-TOKEN', XSRF]]);
  const client: TestClient = {
    token: undefined,
    cookies,
    address: '127.0.0.1',
    async request(method, url, body, headers = {}) {
      const raw = await app.inject({
        method: method,
        url,
        remoteAddress: client.address,
        headers: {
          accept: 'application/json',
          'accept-language': 'en',
          'x-requested-with': 'XMLHttpRequest',
          'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(client.token ? { authorization: `Bearer ${client.token}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body }),
      });
      for (const { name, value } of raw.cookies)
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      const isJson = String(raw.headers['content-type']).includes('json');
      const reply = isJson && raw.body !== '' ? (JSON.parse(raw.body) as unknown) : raw.body;
      return { status: raw.statusCode, body: reply, headers: raw.headers, raw };
    },
    get: (url) => client.request('GET', url),
    post: (url, body) => client.request('POST', url, body ?? {}),
    call: (call, input = {}) => {
      const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(String(input.params?.[name])),
      );
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(input.query ?? {}))
        if (value !== undefined) query.set(name, String(value));
      const search = query.size > 0 ? `?${query.toString()}` : '';
      const body = call.method === 'GET' ? undefined : (input.body ?? {});
      return client.request(call.method, `/api${path}${search}`, body);
    },
  };
  return client;
}
