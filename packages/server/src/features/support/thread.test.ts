/** Tests, over HTTP, how a requester reads, answers, closes and rates a ticket. */
import { randomUUID } from 'node:crypto';
import * as officeCalls from '@wl/contract/office/support';
import * as calls from '@wl/contract/support';
import { TICKET_MESSAGES_PER_DAY } from '@wl/world/casino/support';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import {
  longSessions,
  startTestApp,
  startTestNode,
  type TestApp,
  type TestClient,
} from '../../platform/testing.ts';
import { listening } from '../chat/testing-chat.ts';
import { registered } from '../members/testing-members.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { openTicketFromChat } from './open-ticket.ts';
import {
  answer,
  caseOf,
  change,
  close,
  codeOf,
  kindsOf,
  open,
  opened,
  rate,
  read,
  reply,
  seen,
  TEXT,
} from './testing-tickets.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A Monday. */
const START = '2026-03-02T12:00:00Z';
const clock = testClock(START);
let app: TestApp;
let node: Awaited<ReturnType<typeof startTestNode>>;
let clerk: TestClient;
let colleague: TestClient;
beforeAll(async () => {
  app = await startTestApp({ clock, config: { sessions: longSessions } });
  node = await startTestNode(app);
  clerk = await makeClerk(app, ['support'], 'First Clerk');
  colleague = await makeClerk(app, ['support'], 'Second Clerk');
  await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await node.close();
  await app.close();
});
beforeEach(() => {
  clock.set(START);
});

const NOT_FOUND = [404, 'request.not_found'];

describe('a ticket', () => {
  test('is read by its member, and by the token of its e-mails', async () => {
    const { client } = await registered(app);
    const { id, token, number, message } = await opened(app, client, { about: 'R-1' });
    const ticket = await seen(client, id);
    expect(ticket).toMatchObject({
      id,
      number,
      state: 'open',
      about: 'R-1',
      last_text: TEXT,
      due_at: '2026-03-05T00:00:00.000Z',
      messages: [{ id: message, kind: 'message', author: 'requester', text: TEXT, files: [] }],
      merged_into: null,
      can_reply: true,
      can_close: true,
      can_review: false,
      can_rate: false,
      rating: null,
    });
    expect(await seen(app.client(), id, token)).toEqual(ticket);
  });

  test.each(['read', 'answered', 'closed', 'rated', 'reviewed'] as const)(
    'is not %s by another member, by the token of another ticket, or without either',
    async (action) => {
      const { client } = await registered(app);
      const outsider = (await registered(app)).client;
      const { id } = await opened(app, client, { kind: 'complaint' });
      const other = await opened(app, outsider);
      await answer(clerk, id);
      const act = (who: TestClient, at: string, token?: string) =>
        ({
          read: () => read(who, at, token),
          answered: () => reply(who, at, 'Hello', { ...(token ? { token } : {}) }),
          closed: () => close(who, at, token),
          rated: () => rate(who, at, 5, token),
          reviewed: () =>
            who.call(calls.askForReview, { params: { id: at }, body: { token, text: '' } }),
        })[action]();
      expect(codeOf(await act(outsider, id))).toEqual(NOT_FOUND);
      expect(codeOf(await act(outsider, id, other.token))).toEqual(NOT_FOUND);
      expect(codeOf(await act(app.client(), id))).toEqual(NOT_FOUND);
      expect(codeOf(await act(app.client(), id, ''))).toEqual(NOT_FOUND);
      expect(codeOf(await act(client, randomUUID(), other.token))).toEqual(NOT_FOUND);
      expect(await seen(client, id)).toMatchObject({ state: 'answered', rating: null });
    },
  );

  test('is not read with the token that adds files to it', async () => {
    const visitor = app.client();
    const { body } = await open(visitor);
    const { id, token } = body.data as { id: string; token: string };
    expect(codeOf(await read(visitor, id, token))).toEqual(NOT_FOUND);
    expect(codeOf(await reply(visitor, id, 'Hello', { token }))).toEqual(NOT_FOUND);
    const { client } = await registered(app);
    expect((await open(client)).body.data.token).toBeNull();
  });

  test('is listed for its member with the latest message, without notes', async () => {
    const { client } = await registered(app);
    const [first, second] = [await opened(app, client), await opened(app, client)];
    clock.advance(HOUR_MS);
    await answer(clerk, first.id, { text: 'We are\n\nchecking it.' });
    await change(clerk, first.id, 'notes', { id: randomUUID(), text: 'Looks like fraud' });
    const listed = (await client.call(calls.myTickets)).body.data;
    expect(listed).toMatchObject([
      { id: first.id, state: 'answered', last_text: 'We are checking it.' },
      { id: second.id, state: 'open', last_text: TEXT },
    ]);
    expect(JSON.stringify(await seen(client, first.id))).not.toContain('fraud');
  });
});

test('a ticket from a chat says so, and its clerk’s summary is no answer to a complaint', async () => {
  const { client, id: memberId } = await registered(app);
  const { rows } = await app.deps.database.owner.query(
    `select id from staff_clerks where name = 'First Clerk'`,
  );
  const { id } = await app.deps.transaction((tx) =>
    openTicketFromChat(app.deps, tx, {
      requester: { memberId },
      clerkId: rows[0].id,
      topic: 'payment',
      text: 'The cash-out has not arrived.',
    }),
  );
  const { source, entries, version } = await caseOf(clerk, id);
  expect({ source, entries }).toMatchObject({
    source: 'chat',
    entries: [{ source: 'chat', author: 'house', clerk: 'First Clerk' }],
  });
  await clerk.call(officeCalls.changeTicket, {
    params: { id },
    body: { kind: 'complaint', topic: 'payment', version },
  });
  await answer(colleague, id);
  await client.call(calls.askForReview, { params: { id }, body: { text: '' } });
  expect((await answer(clerk, id)).body.data.state).toBe('closed');
});

describe('a message of the requester', () => {
  test('reopens an answered ticket with a new deadline, and only adds to an open one', async () => {
    const { client } = await registered(app);
    const { id } = await opened(app, client);
    clock.advance(HOUR_MS);
    const added = await reply(client, id, 'One more thing.');
    expect(added.body.data).toMatchObject({ state: 'open', due_at: '2026-03-05T00:00:00.000Z' });
    await answer(clerk, id);
    expect(await seen(client, id)).toMatchObject({ state: 'answered', can_rate: true });
    clock.set('2026-03-04T12:00:00Z');
    const again = await reply(client, id, 'It happened again.');
    expect(again.body.data).toMatchObject({ state: 'open', due_at: '2026-03-07T00:00:00.000Z' });
    expect(await kindsOf(client, id)).toEqual([
      'requester message',
      'requester message',
      'house message',
      'requester message',
    ]);
  });

  test('reopens a closed ticket for thirty days', async () => {
    const { client } = await registered(app);
    const { id } = await opened(app, client);
    await answer(clerk, id, { close: true });
    clock.advance(30 * DAY_MS);
    expect(await seen(client, id)).toMatchObject({ state: 'closed', can_reply: true });
    expect((await reply(client, id, 'Not yet.')).body.data.state).toBe('open');
    expect(await kindsOf(client, id)).toEqual([
      'requester message',
      'house message',
      'requester reopened',
      'requester message',
    ]);
    await answer(clerk, id, { close: true });
    clock.advance(30 * DAY_MS + 1);
    expect(codeOf(await reply(client, id, 'Too late.'))).toEqual([409, 'ticket.closed']);
    expect(await seen(client, id)).toMatchObject({ state: 'closed', can_reply: false });
  });

  test('adds to a complaint in review, and is refused after the final answer', async () => {
    const { client } = await registered(app);
    const { id } = await opened(app, client, { kind: 'complaint' });
    await answer(clerk, id);
    await client.call(calls.askForReview, { params: { id }, body: { text: 'No.' } });
    expect((await reply(client, id, 'And a proof.')).body.data.state).toBe('review');
    await answer(colleague, id);
    expect(await seen(client, id)).toMatchObject({ state: 'closed', can_reply: false });
    expect(codeOf(await reply(client, id, 'Again.'))).toEqual([409, 'ticket.closed']);
  });

  test('is stored once, although twenty equal requests arrive at once on two nodes', async () => {
    const { client } = await registered(app);
    const { id } = await opened(app, client);
    const there = node.clientOf(client);
    const message = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => reply(n % 2 ? there : client, id, 'Once', { message })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await seen(client, id)).messages.map(({ text }) => text)).toEqual([TEXT, 'Once']);
    expect(codeOf(await reply(client, id, 'Twice', { message }))).toEqual([
      409,
      'ticket.id_reused',
    ]);
    const other = await opened(app, client);
    expect(codeOf(await reply(client, other.id, 'Once', { message }))).toEqual([
      409,
      'ticket.id_reused',
    ]);
    // After the answer has closed the ticket, sending the same message again must neither fail nor reopen the ticket.
    await answer(clerk, id, { close: true });
    expect((await reply(client, id, 'Once', { message })).body.data.state).toBe('closed');
  });

  test('with an id that arrives for two tickets at once is stored in one of them', async () => {
    const { client } = await registered(app);
    const tickets = [await opened(app, client), await opened(app, client)];
    const message = randomUUID();
    const replies = await Promise.all(
      tickets.map(({ id }) => reply(client, id, 'Mine', { message })),
    );
    expect(replies.map((one) => one.status).sort()).toEqual([200, 409]);
  });

  test('is refused after the limit of a day', async () => {
    const { client } = await registered(app);
    const { id } = await opened(app, client);
    const replies = await Promise.all(
      Array.from({ length: TICKET_MESSAGES_PER_DAY + 3 }, (_, n) => reply(client, id, `No. ${n}`)),
    );
    // The message that opened the ticket counts towards the limit too.
    const stored = replies.filter(({ status }) => status === 200);
    expect(stored).toHaveLength(TICKET_MESSAGES_PER_DAY - 1);
    expect(codeOf(await reply(client, id, 'More'))).toEqual([429, 'ticket.too_many_messages']);
    clock.advance(DAY_MS);
    expect((await reply(client, id, 'The next day')).status).toBe(200);
  });

  test.each(['', '   ', 'a'.repeat(4001)])(
    'is refused with a text of the wrong length',
    async (text) => {
      const { client } = await registered(app);
      const { id } = await opened(app, client);
      expect(codeOf(await reply(client, id, text))).toEqual([422, 'request.invalid']);
    },
  );

  test('notifies the member’s other windows, and no other member', async () => {
    const { client, id: member } = await registered(app);
    const { id } = await opened(app, client);
    const window = await listening(app.app, client, `private-member.${member}`);
    await reply(client, id, 'Hello');
    await expect
      .poll(() => window.got)
      .toContainEqual({ event: 'support.ticket_changed', data: { id } });
    const outsider = (await registered(app)).client;
    expect((await listening(app.app, outsider, `private-member.${member}`)).status).toBe(403);
    window.close();
  });
});
