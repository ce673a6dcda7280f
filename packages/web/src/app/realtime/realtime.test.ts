import { tournamentsNews } from '@wl/contract/news/tournaments';
import { walletNews } from '@wl/contract/news/wallet';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onNews } from './news.ts';
import { useSession } from '../session/session.ts';

/** Timeout for `vi.waitFor`, in ms; the default of one second is too short on a busy machine. */
const WITHIN_MS = 60_000;

/** Events bound on each channel of the fake connection, keyed by channel name. */
const channels = new Map<string, Set<string>>();
/** Options of each opened connection. */
const opened: object[] = [];
const settings = vi.hoisted(() => vi.fn<() => Promise<unknown>>());

vi.mock('./server.ts', () => ({ realtimeSettings: settings, authorise: vi.fn() }));
vi.mock('pusher-js', () => ({
  default: class {
    constructor(key: string, options: object) {
      opened.push({ key, ...options });
    }
    subscribe(name: string) {
      const bound = channels.get(name) ?? new Set();
      channels.set(name, bound);
      return { subscribed: false, bind: (event: string) => bound.add(event), unbind: vi.fn() };
    }
    channel() {
      return undefined;
    }
    unsubscribe(name: string) {
      channels.delete(name);
    }
    disconnect() {
      channels.clear();
    }
  },
}));
vi.mock('../hud/realtime.ts', () => ({ news: [onNews(walletNews.changed, () => undefined)] }));

/** Waiting time in ms, longer than any pause between two connection attempts. */
const LATER_MS = 11_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { protocol: 'https:', hostname: 'house.example', port: '' });
  // The first request fails, as if the server were overloaded or restarting.
  settings.mockReset();
  settings.mockRejectedValueOnce(new Error('503')).mockResolvedValue({ key: 'key', cluster: 'wl' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a member’s page whose first connection attempt fails connects later without a reload', async () => {
  const { listen, watchChannel } = await import('./realtime.ts');
  useSession.setState({ status: 'member', player: { id: 'rea' } as never });
  listen();
  await vi.waitFor(() => expect(settings).toHaveBeenCalledTimes(1), WITHIN_MS);
  expect(channels.size).toBe(0);
  await vi.advanceTimersByTimeAsync(LATER_MS);
  await vi.waitFor(
    () => expect(channels.get('private-member.rea')).toContain('wallet.changed'),
    WITHIN_MS,
  );
  // A page that stops watching the member's own channel must not end the subscription that other handlers use.
  const watch = { kind: tournamentsNews.leaderboard, take: vi.fn(), begun: vi.fn() };
  watchChannel('private-member.rea', watch)();
  watchChannel('tournament.one', watch)();
  expect([...channels.keys()]).toEqual(['private-member.rea']);
  // After sign-out, the client must not reconnect.
  useSession.setState({ status: 'visitor', player: undefined as never });
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(channels.size).toBe(0);
});

test('a connection uses the key of the settings and the timeouts of the specification', () => {
  // Check the settings of the connection that the previous test opened.
  expect(opened).toContainEqual(
    expect.objectContaining({
      key: 'key',
      cluster: 'wl',
      activityTimeout: 120_000,
      pongTimeout: 30_000,
      unavailableTimeout: 10_000,
    }),
  );
});

test('a visitor’s page connects after a failed attempt only while it watches a leaderboard', async () => {
  const { watchChannel } = await import('./realtime.ts');
  useSession.setState({ status: 'visitor', player: undefined as never });
  const watch = { kind: tournamentsNews.leaderboard, take: vi.fn(), begun: vi.fn() };
  const leave = watchChannel('tournament.one', watch);
  await vi.waitFor(() => expect(settings).toHaveBeenCalledTimes(1), WITHIN_MS);
  await vi.advanceTimersByTimeAsync(LATER_MS);
  await vi.waitFor(
    () => expect(channels.get('tournament.one')).toContain(watch.kind.name),
    WITHIN_MS,
  );
  leave();
  settings.mockClear();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(settings).not.toHaveBeenCalled();
});

test('a member’s page that watches a channel from the start opens one connection', async () => {
  const { listen, watchChannel } = await import('./realtime.ts');
  settings.mockReset();
  settings.mockResolvedValue({ key: 'key', cluster: 'wl' });
  useSession.setState({ status: 'member', player: undefined as never });
  const watch = { kind: tournamentsNews.leaderboard, take: vi.fn(), begun: vi.fn() };
  const leave = watchChannel('tournament.one', watch);
  const before = opened.length;
  useSession.setState({ status: 'member', player: { id: 'ray' } as never });
  listen();
  await vi.waitFor(
    () => expect([...channels.keys()]).toEqual(['tournament.one', 'private-member.ray']),
    WITHIN_MS,
  );
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(opened.length - before).toBe(1);
  leave();
  useSession.setState({ status: 'visitor', player: undefined as never });
});
