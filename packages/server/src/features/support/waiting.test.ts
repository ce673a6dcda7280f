/** Tests `waiting_since`, the time at which the requester of a ticket started waiting for an answer. */
import * as officeCalls from '@wl/contract/office/support';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import {
  longSessions,
  startTestApp,
  type TestApp,
  type TestClient,
} from '../../platform/testing.ts';
import { registered } from '../members/testing-members.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { answer, change, close, opened, reply } from './testing-tickets.ts';

const START = '2026-03-02T12:00:00.000Z';
const HOUR_MS = 3_600_000;
const clock = testClock(START);
let app: TestApp;
let clerk: TestClient;
beforeAll(async () => {
  app = await startTestApp({ clock, config: { sessions: longSessions } });
  clerk = await makeClerk(app, ['support'], 'First Clerk');
});
afterAll(() => app.close());
beforeEach(() => clock.set(START));

function later(): string {
  clock.advance(HOUR_MS);
  return clock.now().toISOString();
}
const sinceOf = async (id: string) =>
  (await clerk.call(officeCalls.ticketCase, { params: { id } })).body.data.waiting_since;
const send = async (client: TestClient, id: string) =>
  expect((await reply(client, id, 'Is there any news about this?')).status).toBe(200);

test('a ticket waits since the first message that has no answer', async () => {
  const { client } = await registered(app);
  const { id } = await opened(app, client);
  expect(await sinceOf(id)).toBe(START);
  later();
  await send(client, id);
  expect(await sinceOf(id)).toBe(START);
  later();
  await answer(clerk, id);
  expect(await sinceOf(id)).toBeNull();
  const asked = later();
  await send(client, id);
  later();
  await send(client, id);
  expect(await sinceOf(id)).toBe(asked);
});

test('a closed ticket does not wait, and waits again when it is reopened', async () => {
  const { client } = await registered(app);
  const { id } = await opened(app, client);
  await change(clerk, id, 'close', { reason: 'Not for us' });
  expect(await sinceOf(id)).toBeNull();
  const reopened = later();
  await change(clerk, id, 'reopen');
  expect(await sinceOf(id)).toBe(reopened);
  later();
  await close(client, id);
  expect(await sinceOf(id)).toBeNull();
  const written = later();
  await send(client, id);
  expect(await sinceOf(id)).toBe(written);
});

test('a second review waits since it was requested', async () => {
  const { client } = await registered(app);
  const { id } = await opened(app, client, { kind: 'complaint' });
  await answer(clerk, id);
  const asked = later();
  await client.post(`/api/support/tickets/${id}/review`, { text: 'Please look again.' });
  later();
  await send(client, id);
  expect(await sinceOf(id)).toBe(asked);
});

test('a merged ticket passes its time to the other one', async () => {
  const { client } = await registered(app);
  const first = await opened(app, client);
  later();
  const second = await opened(app, client);
  later();
  await change(clerk, first.id, 'merge', { into: second.number });
  expect([await sinceOf(first.id), await sinceOf(second.id)]).toEqual([null, START]);
  await answer(clerk, second.id);
  later();
  const third = await opened(app, client);
  const opening = clock.now().toISOString();
  later();
  await change(clerk, third.id, 'merge', { into: second.number });
  expect(await sinceOf(second.id)).toBe(opening);
});

test('the overview has the longest time', async () => {
  await app.deps.database.owner.query('delete from support_tickets');
  const longest = async () =>
    (await clerk.call(officeCalls.ticketOverview)).body.data.longest_since as string | null;
  expect(await longest()).toBeNull();
  const { id } = await opened(app, app.client());
  const next = later();
  await opened(app, app.client());
  expect(await longest()).toBe(START);
  await answer(clerk, id);
  expect(await longest()).toBe(next);
});
