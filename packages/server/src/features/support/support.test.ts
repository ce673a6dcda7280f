/**
 * Tests tickets over HTTP: a ticket reaches the back office, the reply reaches the requester, and a complaint can be
 * reviewed a second time.
 */
import { randomUUID } from 'node:crypto';
import type { TicketLine } from '@wl/contract/office/support';
import * as officeCalls from '@wl/contract/office/support';
import * as calls from '@wl/contract/support';
import type { TicketSummary } from '@wl/contract/support';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import {
  longSessions,
  startTestApp,
  type TestApp,
  type TestClient,
} from '../../platform/testing.ts';
import { emailsTo, registered } from '../members/testing-members.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { forgetOld } from './setup.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = '2026-03-02T12:00:00Z';
const clock = testClock(START);
let app: TestApp;
let clerk: TestClient;
let colleague: TestClient;
beforeAll(async () => {
  app = await startTestApp({
    clock,
    config: { sessions: longSessions },
  });
  clerk = await makeClerk(app, ['support'], 'First Clerk');
  colleague = await makeClerk(app, ['support'], 'Second Clerk');
});
afterAll(() => app.close());
beforeEach(() => {
  clock.set(START);
});

const TEXT = 'My round stopped in the middle of a free spin and nothing was paid.';
const ticket = () => ({
  key: randomUUID(),
  kind: 'complaint',
  topic: 'game',
  name: 'Ada',
  email: `${randomUUID()}@example.com`,
  language: 'en',
  about: 'R-1',
  text: TEXT,
});
const send = (body: object, client = app.client()) => client.post('/api/support/tickets', body);

async function written(changes: object = {}) {
  const body = { ...ticket(), ...changes };
  const reply = await send(body);
  expect(reply.status).toBe(200);
  const queue = await clerk.call(officeCalls.ticketQueue, { query: { tab: 'open', page: 1 } });
  const isIt = ({ email }: TicketLine) => email === body.email;
  let line = queue.body.data.find(isIt);
  for (let page = 2; !line && page < 10; page += 1) {
    const next = await clerk.call(officeCalls.ticketQueue, { query: { tab: 'open', page } });
    line = next.body.data.find(isIt);
  }
  if (!line) throw new Error('the ticket is not in the queue');
  return { body, line: line as TicketLine, number: reply.body.data.number as string };
}

const answer = (client: TestClient, id: string, text = 'We paid the free spins by hand.') =>
  client.post(`/api/staff/support/tickets/${id}/answer`, { id: randomUUID(), text, close: true });

describe('a support ticket', () => {
  test('appears in the queue with its due time, and its number is e-mailed without the requester’s text', async () => {
    const { body, line, number } = await written();
    expect(line).toMatchObject({
      number,
      kind: 'complaint',
      topic: 'game',
      name: 'Ada',
      about: 'R-1',
      is_late: false,
      claim: null,
      member: null,
    });
    // The fifth working day after Monday, 2 March is Monday, 9 March. The deadline is the end of that day.
    expect(line.due_at).toBe('2026-03-10T00:00:00.000Z');
    const [message] = await emailsTo(app, body.email);
    expect(message?.subject).toContain(number);
    expect(message?.text, 'nobody else’s words are carried by our mail').not.toContain(TEXT);
  });

  test('shows the name of its requester without invisible characters and changes of direction', async () => {
    const { line } = await written({ name: '\u202EAda\u200B\tByron\u2069' });
    expect(line.name).toBe('Ada Byron');
  });

  test('of a member uses the account’s e-mail address, not the one in the form', async () => {
    const { client, player, id } = await registered(app);
    await send({ ...ticket(), email: 'somebody.else@example.com' }, client);
    const own = await client.call(calls.myTickets);
    expect(own.body.data).toHaveLength(1);
    const queue = await clerk.call(officeCalls.ticketQueue, { query: { tab: 'open', page: 1 } });
    const line = queue.body.data.find(({ member }: TicketLine) => member?.id === id);
    expect(line?.email).toBe(player.email);
  });

  test('is created once for eight concurrent requests with one key; another text under the key is refused', async () => {
    const body = ticket();
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(body)));
    const numbers = new Set(replies.map((reply) => reply.body.data?.number));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(numbers.size).toBe(1);
    expect(await emailsTo(app, body.email)).toHaveLength(1);
    const other = await send({ ...body, text: `${TEXT} And more.` });
    expect([other.status, other.body.code]).toEqual([409, 'ticket.key_reused']);
  });

  test('with a key that another requester used is a separate ticket', async () => {
    const body = ticket();
    const members = [await registered(app), await registered(app)];
    const replies = [
      ...(await Promise.all(members.map(({ client }) => send(body, client)))),
      await send(body),
      await send({ ...body, email: `${randomUUID()}@example.com` }),
      await send({ ...ticket(), key: body.key }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(replies.map((reply) => reply.body.data.number)).size).toBe(5);
    for (const { client } of members)
      expect((await client.call(calls.myTickets)).body.data).toHaveLength(1);
  });

  test.each([
    [{ name: '' }, { name: ['This field is required'] }],
    [{ email: '' }, { email: ['Please enter your email address'] }],
    [{ email: 'nobody' }, { email: ['Invalid email address'] }],
    [{ text: '   ' }, { text: ['This field is required'] }],
    [{ text: 'Help!' }, { text: ['Please write a little more'] }],
  ])('with %j is rejected with a field error', async (changes, errors) => {
    const reply = await send({ ...ticket(), ...changes });
    expect([reply.status, reply.body.errors]).toEqual([422, errors]);
  });

  test('is limited to five a day per e-mail address, even for concurrent requests', async () => {
    const email = `${randomUUID()}@example.com`;
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => send({ ...ticket(), email })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(replies.filter(({ body }) => body.code === 'ticket.too_many')).toHaveLength(7);
    clock.advance(DAY_MS + 1);
    expect((await send({ ...ticket(), email })).status).toBe(200);
  });

  test('is counted per e-mail address regardless of case', async () => {
    const name = randomUUID();
    const ways = [`${name}@example.com`, `${name.toUpperCase()}@Example.COM`];
    const replies = [];
    for (let at = 0; at < 6; at += 1)
      replies.push(await send({ ...ticket(), email: ways[at % 2] }));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(replies.at(-1)?.body.code).toBe('ticket.too_many');
  });

  test('of a member is counted per member, separately from visitors with the same e-mail address', async () => {
    const { client, player } = await registered(app);
    const outsiders = [];
    for (let at = 0; at < 6; at += 1)
      outsiders.push(await send({ ...ticket(), email: player.email }));
    expect(outsiders.at(-1)?.body.code).toBe('ticket.too_many');
    const own = await Promise.all(Array.from({ length: 7 }, () => send(ticket(), client)));
    expect(own.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(own.filter(({ body }) => body.code === 'ticket.too_many')).toHaveLength(2);
  });
});

describe('the ticket queue', () => {
  test('sends an answer as an escaped e-mail and closes a question', async () => {
    const { line, body } = await written({ kind: 'question', language: 'tr' });
    const reply = await answer(clerk, line.id, 'Merhaba,\n<b>iyi</b> günler.');
    expect(reply.body.data).toMatchObject({ state: 'closed', can_answer: false });
    const [message] = (await emailsTo(app, body.email)).filter(({ text }) => text.includes('iyi'));
    expect(message?.text).toContain('> <b>iyi</b> günler.');
    expect(message?.html).not.toContain('<b>iyi');
    expect((await answer(clerk, line.id)).body.code).toBe('ticket.answered');
  });

  test('lets only one clerk claim and answer a ticket', async () => {
    const { line } = await written();
    const claims = await Promise.all(
      [clerk, colleague].map((one) => one.post(`/api/staff/support/tickets/${line.id}/claim`, {})),
    );
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = claims[0]?.status === 200 ? clerk : colleague;
    const other = winner === clerk ? colleague : clerk;
    expect((await answer(other, line.id)).body.code).toBe('ticket.claimed');
    expect((await answer(winner, line.id)).status).toBe(200);
  });

  test('ends a claim after half an hour without an answer', async () => {
    const { line } = await written();
    await clerk.post(`/api/staff/support/tickets/${line.id}/claim`, {});
    clock.advance(30 * 60_000 + 1);
    expect((await answer(colleague, line.id)).status).toBe(200);
  });

  test('marks late tickets and audits the answer', async () => {
    const { line } = await written({ kind: 'question' });
    clock.set('2026-03-05T00:00:00.001Z');
    const queue = await clerk.call(officeCalls.ticketQueue, { query: { tab: 'open', page: 1 } });
    expect(queue.body.data.find(({ id }: TicketLine) => id === line.id)?.is_late).toBe(true);
    expect(queue.body.meta.late).toBeGreaterThan(0);
    await answer(clerk, line.id);
    const { rows } = await app.deps.database.owner.query(
      'select action from staff_audit where subject = $1 order by id',
      [`enquiry:${line.id}`],
    );
    expect(rows.map(({ action }) => action)).toEqual(['support.answer']);
  });

  test('is refused to a clerk without ticket permission', async () => {
    const games = await makeClerk(app, ['games']);
    expect((await games.get('/api/staff/support/tickets')).body.code).toBe('auth.forbidden');
  });
});

describe('a second review of a complaint', () => {
  const tokenOf = async (email: string) => {
    const sentEmails = await emailsTo(app, email);
    const link = sentEmails.map(({ text }) => /https?:\S+token=\S+/.exec(text)?.[0]).find(Boolean);
    return new URL(link ?? '').searchParams.get('token') ?? '';
  };
  const review = (id: string, body: object, client = app.client()) =>
    client.post(`/api/support/tickets/${id}/review`, body);

  test('is requested once by e-mailed link and answered by another clerk', async () => {
    const { line, body } = await written();
    await answer(clerk, line.id);
    const token = await tokenOf(body.email);
    const text = 'That is not what happened to me.';
    expect((await review(line.id, { token: `${token}x`, text })).status).toBe(404);
    expect((await review(line.id, { token, text })).status).toBe(200);
    expect((await review(line.id, { token, text })).status, 'asked twice is once').toBe(200);
    const seen = await colleague.call(officeCalls.ticketCase, { params: { id: line.id } });
    expect(seen.body.data.entries.map(({ author }: { author: string }) => author)).toEqual([
      'requester',
      'house',
      'requester',
    ]);
    expect((await answer(clerk, line.id)).body.code).toBe('ticket.other_clerk');
    expect((await answer(colleague, line.id)).body.data.state).toBe('closed');
    expect((await review(line.id, { token, text })).body.code).toBe('ticket.no_review');
  });

  test('by the clerk who answered first is rejected by the database', async () => {
    const { line } = await written();
    await answer(clerk, line.id);
    await expect(
      app.deps.database.pool.query(
        `update support_tickets set reviewed_by = answered_by where id = '${line.id}'`,
      ),
    ).rejects.toThrow(/check constraint/);
  });

  test('can be requested only by the member, after the answer and for thirty days', async () => {
    const { client } = await registered(app);
    const outsider = (await registered(app)).client;
    await send(ticket(), client);
    const own: TicketSummary | undefined = (await client.call(calls.myTickets)).body.data[0];
    if (!own) throw new Error('the member has no ticket');
    const canReview = async () =>
      (await client.call(calls.readTicket, { params: { id: own.id } })).body.data.can_review;
    expect(await canReview()).toBe(false);
    expect((await review(own.id, { text: '' }, client)).body.code).toBe('ticket.no_review');
    await answer(clerk, own.id);
    expect(await canReview()).toBe(true);
    expect((await review(own.id, { text: '' }, outsider)).status).toBe(404);
    clock.advance(30 * DAY_MS);
    expect((await review(own.id, { text: '' }, client)).body.code).toBe('ticket.no_review');
    clock.advance(-1);
    expect((await review(own.id, { text: '' }, client)).status).toBe(200);
  });
});

test('questions are deleted after one year, complaints after five years', async () => {
  const question = await written({ kind: 'question' });
  const complaint = await written();
  const left = async () => {
    const { rows } = await app.deps.database.owner.query(
      'select e.kind from support_tickets e join support_ticket_messages m on m.ticket_id = e.id where e.id = any($1) order by e.kind',
      [[question.line.id, complaint.line.id]],
    );
    return rows.map(({ kind }) => kind);
  };
  clock.set('2027-03-02T12:00:00Z');
  await forgetOld(app.deps);
  expect(await left()).toEqual(['complaint', 'question']);
  clock.advance(1);
  await forgetOld(app.deps);
  expect(await left()).toEqual(['complaint']);
  clock.set('2031-03-02T12:00:00.001Z');
  await forgetOld(app.deps);
  expect(await left()).toEqual([]);
});
