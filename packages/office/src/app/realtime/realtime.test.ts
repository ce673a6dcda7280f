import { staffNews } from '@wl/contract/news/staff';
import { tournamentsNews } from '@wl/contract/news/tournaments';
import { beforeEach, expect, test, vi } from 'vitest';
import { joinPresence, listen } from './realtime.ts';

/** Timeout for `vi.waitFor`, whose default of one second is too short on a busy machine. */
const WITHIN_MS = 60_000;

/** Channels of the single fake connection, each with its event handlers. */
const channels = new Map<string, Map<string, Set<(data?: object) => void>>>();

/** Names of the people on the presence channels of the fake connection, by id. */
const present = new Map<string, string>();

vi.mock('pusher-js', () => ({
  default: class {
    subscribe(name: string) {
      const bound = channels.get(name) ?? new Map<string, Set<(data?: object) => void>>();
      channels.set(name, bound);
      const members = {
        myID: 'me',
        each: (show: (member: object) => void) => {
          for (const [id, person] of present) show({ id, info: { name: person } });
        },
      };
      const channel = {
        members,
        bind: (event: string, handle: (data?: object) => void) => {
          bound.set(event, (bound.get(event) ?? new Set()).add(handle));
          return channel;
        },
        unbind: (event: string, handle: (data?: object) => void) => {
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

const say = (name: string, event: string, data?: object) => {
  for (const handle of channels.get(name)?.get(event) ?? []) handle(data);
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

test('a presence channel shows the others on it, also after a reconnect, and nobody once it is refused', async () => {
  const channel = 'presence-form.article.1';
  const show = vi.fn();
  const leave = joinPresence(channel, show);
  await vi.waitFor(() => expect(channels.has(channel)).toBe(true), WITHIN_MS);
  for (const [id, name] of Object.entries({ me: 'Me', ada: 'Ada', bo: 'Bo' }))
    present.set(id, name);
  const [ada, bo] = [
    { id: 'ada', name: 'Ada' },
    { id: 'bo', name: 'Bo' },
  ];
  say(channel, 'pusher:subscription_succeeded');
  expect(show).toHaveBeenLastCalledWith([ada, bo]);
  present.delete('ada');
  say(channel, 'pusher:member_removed');
  expect(show).toHaveBeenLastCalledWith([bo]);
  present.set('ada', 'Ada');
  present.delete('bo');
  say(channel, 'pusher:subscription_succeeded');
  expect(show).toHaveBeenLastCalledWith([ada]);
  // A server error is temporary, so the list of other clerks stays visible until the next attempt.
  say(channel, 'pusher:subscription_error', { status: 503 });
  expect(show).toHaveBeenLastCalledWith([ada]);
  say(channel, 'pusher:subscription_error', { status: 403 });
  expect(show).toHaveBeenLastCalledWith([]);
  leave();
  expect(channels.size).toBe(0);
});
