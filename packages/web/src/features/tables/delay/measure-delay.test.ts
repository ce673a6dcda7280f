import type Pusher from 'pusher-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureDelay } from './measure-delay.ts';

type Take = (message: { event: string }) => void;

/** Returns a connection whose server answers each ping after `roundTripMs`, or never if `answers` is false. */
function fakeClient() {
  const takes = new Set<Take>();
  const connection = {
    state: 'connected',
    socket_id: '1.1',
    bind: (_: string, take: Take) => takes.add(take),
    unbind: (_: string, take: Take) => takes.delete(take),
  };
  const answer = (event: string) => {
    for (const take of takes) take({ event });
  };
  const fake = { takes, connection, answer, pings: 0, roundTripMs: 40, answers: true };
  const client = {
    connection,
    send_event: () => {
      fake.pings += 1;
      if (fake.answers) setTimeout(() => answer('pusher:pong'), fake.roundTripMs);
    },
  };
  return Object.assign(fake, { client: client as unknown as Pusher });
}

let fake: ReturnType<typeof fakeClient>;
let shown: (number | undefined)[];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  fake = fakeClient();
  shown = [];
  stop = measureDelay((ms) => shown.push(ms), [fake.client]);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('the first five round trips follow each other, later ones come every ten seconds', async () => {
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fake.pings).toBe(5);
  expect(shown).toEqual([40, 40, 40, 40, 40]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fake.pings).toBeGreaterThanOrEqual(10);
  expect(fake.pings).toBeLessThanOrEqual(11);
});

test('one slow round trip does not change the median, but several do', async () => {
  await vi.advanceTimersByTimeAsync(5_000);
  fake.roundTripMs = 700;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(shown.at(-1)).toBe(40);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(shown.at(-1)).toBe(700);
});

test('a ping without an answer shows the time since it was sent', async () => {
  await vi.advanceTimersByTimeAsync(5_000);
  fake.answers = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shown.at(-1)).toBeGreaterThan(5_000);
  const { pings } = fake;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fake.pings).toBe(pings);
});

test('a new connection starts new measurements, and an old answer does not count', async () => {
  await vi.advanceTimersByTimeAsync(5_000);
  fake.connection.state = 'connecting';
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown.at(-1)).toBeUndefined();
  expect(fake.takes.size).toBe(0);
  Object.assign(fake.connection, { state: 'connected', socket_id: '1.2' });
  fake.roundTripMs = 90;
  await vi.advanceTimersByTimeAsync(1_100);
  expect(shown.at(-1)).toBe(90);
  const { length } = shown;
  fake.answer('pusher:pong');
  fake.answer('tables.changed');
  expect(shown).toHaveLength(length);
});

test('nothing is measured after the end', async () => {
  stop();
  const { pings } = fake;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fake.pings).toBe(pings);
  expect(fake.takes.size).toBe(0);
});
