import { staffNews } from '@wl/contract/news/staff';
import { tournamentsNews } from '@wl/contract/news/tournaments';
import { beforeEach, expect, test, vi } from 'vitest';
import { listen } from './realtime.ts';

/** Timeout for `vi.waitFor`, whose default of one second is too short on a busy machine. */
const WITHIN_MS = 60_000;

/** Channels of the single fake connection, each with its event handlers. */
const channels = new Map<string, Map<string, Set<() => void>>>();

vi.mock('pusher-js', () => ({
  default: class {
    subscribe(name: string) {
      const bound = channels.get(name) ?? new Map<string, Set<() => void>>();
      channels.set(name, bound);
      const channel = {
        bind: (event: string, handle: () => void) => {
          bound.set(event, (bound.get(event) ?? new Set()).add(handle));
          return channel;
        },
        unbind: (event: string, handle: () => void) => {
          bound.get(event)?.delete(handle);
          return channel;
        },
      };
      return channel;
    }
    unsubscribe(name: string) {
      channels.delete(name);
    }
  },
}));

const say = (name: string, event: string) => {
  for (const handle of channels.get(name)?.get(event) ?? []) handle();
};

beforeEach(() => {
  vi.stubGlobal('location', { protocol: 'https:', hostname: 'house.example', port: '' });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ data: { key: 'key', cluster: 'wl' } })),
  );
});

test('a realtime channel is unsubscribed when its last listener leaves', async () => {
  for (const id of ['one', 'two', 'three']) {
    const leave = listen(`tournament.${id}`, tournamentsNews.leaderboard, () => undefined);
    await vi.waitFor(() => expect([...channels.keys()]).toEqual([`tournament.${id}`]), WITHIN_MS);
    leave();
  }
  expect(channels.size).toBe(0);
});

test('a listener on a channel keeps receiving messages after another one leaves', async () => {
  const [panel, list] = [vi.fn(), vi.fn()];
  const [bonuses, changed] = ['private-staff.bonuses', staffNews.grant_changed];
  const leavePanel = listen(bonuses, changed, panel);
  const leaveList = listen(bonuses, changed, list);
  await vi.waitFor(() => expect(channels.get(bonuses)?.get(changed.name)?.size).toBe(2), WITHIN_MS);
  leavePanel();
  say(bonuses, changed.name);
  expect([panel.mock.calls.length, list.mock.calls.length]).toEqual([0, 1]);
  leaveList();
  expect(channels.size).toBe(0);
});
