/** Tests that the realtime client's key, cluster and base URL are read from environment settings (specification §7). */
import { tournamentsNews } from '@wl/contract/news/tournaments';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Timeout for `vi.waitFor`, in ms. The default of one second is too short on a busy machine. */
const WITHIN_MS = 60_000;

/** Key and cluster of each opened connection. */
const opened = vi.hoisted((): object[] => []);
vi.mock('pusher-js', () => ({
  default: class {
    constructor(key: string, { cluster }: { cluster: string }) {
      opened.push({ key, cluster });
    }
    subscribe() {
      return { subscribed: false, bind: vi.fn(), unbind: vi.fn() };
    }
    channel() {
      return undefined;
    }
    unsubscribe() {}
    disconnect() {}
  },
}));

/** Requested URLs. */
let asked: string[];

beforeEach(() => {
  asked = [];
  opened.length = 0;
  // Reset the modules before each test, because they read the settings only when they are loaded.
  vi.resetModules();
  vi.stubGlobal('location', { protocol: 'https:', hostname: 'casino.example', port: '' });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ data: { key: 'key of the server', cluster: 'eu' } });
  });
  for (const name of ['VITE_API_BASE', 'VITE_PUSHER_APP_KEY', 'VITE_PUSHER_APP_CLUSTER'])
    vi.stubEnv(name, undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Opens a connection by watching a leaderboard, as a visitor's page does. */
async function connect() {
  const { watchChannel } = await import('./realtime.ts');
  const watch = { kind: tournamentsNews.leaderboard, take: vi.fn(), begun: vi.fn() };
  const leave = watchChannel('tournament.one', watch);
  await vi.waitFor(() => expect(opened).toHaveLength(1), WITHIN_MS);
  leave();
}

test('Pusher gets key and cluster from the build settings, without a request to the server', async () => {
  vi.stubEnv('VITE_PUSHER_APP_KEY', 'key of the build');
  vi.stubEnv('VITE_PUSHER_APP_CLUSTER', 'mt1');
  await connect();
  expect(opened).toEqual([{ key: 'key of the build', cluster: 'mt1' }]);
  expect(asked).toEqual([]);
});

test('Pusher gets the cluster wl when the build sets a key but no cluster', async () => {
  vi.stubEnv('VITE_PUSHER_APP_KEY', 'key of the build');
  await connect();
  expect(opened).toEqual([{ key: 'key of the build', cluster: 'wl' }]);
});

test.each([
  ['/api', undefined],
  ['https://api.casino.example/v2', 'https://api.casino.example/v2'],
])('without a build key, key and cluster come from the server at %s', async (base, setting) => {
  vi.stubEnv('VITE_API_BASE', setting);
  await connect();
  expect(opened).toEqual([{ key: 'key of the server', cluster: 'eu' }]);
  expect(asked).toEqual([`${base}/broadcasting/settings`]);
});

test('a private channel is authorised at the configured API base URL', async () => {
  vi.stubEnv('VITE_API_BASE', 'https://api.casino.example/v2');
  const { authorise } = await import('./server.ts');
  await authorise('1.1', 'private-member.rea');
  expect(asked).toEqual(['https://api.casino.example/v2/broadcasting/auth']);
});
