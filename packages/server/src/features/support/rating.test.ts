/** Tests how a requester closes and rates a ticket over HTTP, and how answered tickets are closed automatically. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import {
  longSessions,
  startTestApp,
  startTestNode,
  type TestApp,
  type TestClient,
} from '../../platform/testing.ts';
import { registered } from '../members/testing-members.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { closeAnswered } from './setup.ts';
import { answer, close, codeOf, kindsOf, opened, rate, seen } from './testing-tickets.ts';

const DAY_MS = 86_400_000;
const START = '2026-03-02T12:00:00Z';
const clock = testClock(START);
let app: TestApp;
let node: Awaited<ReturnType<typeof startTestNode>>;
let clerk: TestClient;
beforeAll(async () => {
  app = await startTestApp({ clock, config: { sessions: longSessions } });
  node = await startTestNode(app);
  clerk = await makeClerk(app, ['support']);
});
afterAll(async () => {
  await node.close();
  await app.close();
});
beforeEach(() => {
  clock.set(START);
});

describe('closing and rating', () => {
  test('close a ticket once for its requester', async () => {
    const { client } = await registered(app);
    const { id } = await opened(app, client);
    await Promise.all([close(client, id), close(client, id), close(client, id)]);
    expect(await seen(client, id)).toMatchObject({
      state: 'closed',
      can_close: false,
      messages: [{ kind: 'message' }, { kind: 'closed', author: 'requester', text: '' }],
    });
  });

  test('rate an answered ticket for thirty days', async () => {
    const { client } = await registered(app);
    const { id } = await opened(app, client);
    expect(codeOf(await rate(client, id, 5))).toEqual([409, 'ticket.not_rateable']);
    await answer(clerk, id);
    expect((await rate(client, id, 6)).status).toBe(422);
    expect((await rate(client, id, 2)).body.data.rating).toBe(2);
    clock.advance(30 * DAY_MS - 1);
    expect((await rate(client, id, 4)).body.data).toMatchObject({ rating: 4, can_rate: true });
    clock.advance(1);
    expect(codeOf(await rate(client, id, 1))).toEqual([409, 'ticket.not_rateable']);
    expect(await seen(client, id)).toMatchObject({ rating: 4, can_rate: false });
  });

  test('end an answered question after a week, and an answered complaint after its month', async () => {
    const { client } = await registered(app);
    const question = await opened(app, client);
    const complaint = await opened(app, client, { kind: 'complaint' });
    const stateOf = async (id: string) => (await seen(client, id)).state;
    await answer(clerk, question.id);
    await answer(clerk, complaint.id);
    clock.advance(7 * DAY_MS - 1);
    await closeAnswered(app.deps);
    expect(await stateOf(question.id)).toBe('answered');
    clock.advance(1);
    await Promise.all([closeAnswered(app.deps), closeAnswered(node.deps)]);
    expect(await kindsOf(client, question.id)).toEqual([
      'requester message',
      'house message',
      'house closed',
    ]);
    expect(await stateOf(complaint.id)).toBe('answered');
    clock.advance(23 * DAY_MS);
    await closeAnswered(app.deps);
    expect(await stateOf(complaint.id)).toBe('closed');
  });
});
