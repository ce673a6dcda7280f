/** Tests table talk, the chat at shared tables, over HTTP and real WebSockets. */
import type { AddressInfo } from 'node:net';
import type { TableMessage } from '@wl/contract/tables-chat';
import { TABLE_CHAT_EVERY_MS, TABLE_CHAT_KEPT_DAYS } from '@wl/world/chat/table-chat';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { testClock } from '../../../platform/clock.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import {
  longSessions,
  startTestApp,
  type TestApp,
  type TestClient,
} from '../../../platform/testing.ts';
import { nicknamesOf } from '../../members/index.ts';
import { registered } from '../../members/testing-members.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { forgetOldChat } from '../setup.ts';
import { openTestTable, TABLE } from '../testing-tables.ts';
import { secondsToWait } from './talk-rules.ts';

const clock = testClock('2026-03-02T12:00:00Z');
const DAY_MS = 24 * 60 * 60_000;
const CHAT = `/api/tables/${TABLE}/chat`;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock, config: { sessions: longSessions } });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  await openTestTable(app);
});
afterAll(() => app.close());
beforeEach(() => clock.advance(TABLE_CHAT_EVERY_MS));

const say = (client: TestClient, text: string, id = uuidv7()) => client.post(CHAT, { id, text });
const seen = async (client: TestClient): Promise<TableMessage[]> =>
  (await client.get(CHAT)).body.data.messages;
const me = async (client: TestClient) => (await client.get(CHAT)).body.data.me;
const silent = { reason: 'insults at the table' };

/** Opens a visitor's socket on the table's public channel, and collects the events of the table talk. */
async function watching() {
  const { port } = app.app.server.address() as AddressInfo;
  const ws = new WebSocket(`ws://127.0.0.1:${port}/app/${app.deps.config.pusher.key}?protocol=7`);
  const events: { event: string; data: Record<string, unknown> }[] = [];
  await new Promise<void>((resolve) => {
    ws.on('message', (frame: Buffer) => {
      const { event, data } = JSON.parse(frame.toString()) as { event: string; data: string };
      if (event === 'pusher:connection_established')
        ws.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: `table.${TABLE}` } }));
      if (event === 'pusher_internal:subscription_succeeded') resolve();
      if (event.startsWith('tables.message')) events.push({ event, data: JSON.parse(data) });
    });
  });
  const texts = () =>
    events.flatMap(({ data }) => (data.message as TableMessage | undefined)?.text ?? []);
  return { events, texts, close: () => ws.close() };
}

describe('a message', () => {
  test('reaches everybody at the table, without the id of its author', async () => {
    const { client, id } = await registered(app);
    const window = await watching();
    const sent = await say(client, '  Good luck!  ');
    expect(sent.status).toBe(200);
    const { message } = sent.body.data;
    expect(message).toMatchObject({ text: 'Good luck!', name: null });
    await expect.poll(window.texts).toEqual(['Good luck!']);
    expect((await seen(app.client())).at(-1)).toEqual(message);
    expect(JSON.stringify([window.events, await seen(app.client())])).not.toContain(id);
    window.close();
  });

  test('is stored once, however often it is sent', async () => {
    const { client } = await registered(app);
    const id = uuidv7();
    const replies = await Promise.all([say(client, 'Twice', id), say(client, 'Twice', id)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await seen(client)).filter(({ text }) => text === 'Twice')).toHaveLength(1);
    expect((await say(client, 'Other text', id)).body.code).toBe('tables.chat_id_reused');
    const other = await registered(app);
    expect((await say(other.client, 'Twice', id)).body.code).toBe('tables.chat_id_reused');
  });

  test('waits ten seconds after the one before, also from two windows at once', async () => {
    const { client } = await registered(app);
    const replies = await Promise.all([
      say(client, 'One'),
      say(client, 'Two'),
      say(client, 'Three'),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'tables.chat_slow', params: { seconds: 10 } });
    clock.advance(TABLE_CHAT_EVERY_MS - 1);
    expect((await say(client, 'Four')).body.params).toEqual({ seconds: 1 });
    clock.advance(1);
    expect((await say(client, 'Five')).status).toBe(200);
    expect(secondsToWait(undefined, clock.now())).toBe(0);
  });

  test('is refused with its reason, and neither delivered nor stored', async () => {
    const { client } = await registered(app);
    const window = await watching();
    const refused = {
      'you 1d1ot': 'tables.chat_insult',
      'call 06 12 34 56 78': 'tables.chat_phone',
      'example dot com': 'tables.chat_link',
      'joe@example.org': 'tables.chat_contact',
      'привет всем': 'tables.chat_letters',
    };
    for (const [text, code] of Object.entries(refused)) {
      const { status, body } = await say(client, text);
      expect([status, body.code]).toEqual([422, code]);
      expect(JSON.stringify(body)).not.toContain(text);
    }
    // A refused message does not start the waiting time before the next message.
    expect((await say(client, 'Sorry')).status).toBe(200);
    await expect.poll(window.texts).toEqual(['Sorry']);
    const { rows } = await app.deps.database.pool.query('select text from tables_chat');
    expect(rows.map(({ text }) => text)).not.toEqual(expect.arrayContaining(Object.keys(refused)));
    expect(await app.deps.metrics.text()).toContain('table_talk_refused_total{reason="insult"} 1');
    window.close();
  });

  test('needs a member, an open table and a text of 1 to 200 characters', async () => {
    const { client } = await registered(app);
    expect((await say(app.client(), 'Hello')).status).toBe(401);
    for (const text of ['', '   ', 'a'.repeat(201)])
      expect((await say(client, text)).status).toBe(422);
    const unknown = await client.post('/api/tables/no-table/chat', { id: uuidv7(), text: 'Hi' });
    expect(unknown.body.code).toBe('tables.unknown');
    const closed = await client.post('/api/tables/mojave-wheel/chat', { id: uuidv7(), text: 'Hi' });
    expect(closed.body.code).toBe('tables.closed');
  });

  test('shows the nickname only with consent', async () => {
    const { client, id } = await registered(app);
    const nickname = (await nicknamesOf(app.deps.db, [id])).get(id);
    await say(client, 'Without a name');
    await client.request('PUT', '/api/table-chat/name', { shows_name: true });
    clock.advance(TABLE_CHAT_EVERY_MS);
    await say(client, 'With my name');
    const [first, second] = (await seen(app.client())).slice(-2);
    expect(first).toMatchObject({ text: 'Without a name', name: null });
    expect(second).toMatchObject({ text: 'With my name', name: nickname });
    expect(await me(client)).toMatchObject({ author: second?.author, shows_name: true });
    expect(await me(app.client())).toBe(null);
  });

  test('is deleted after its retention period', async () => {
    const { client } = await registered(app);
    await say(client, 'Old');
    clock.advance(TABLE_CHAT_KEPT_DAYS * DAY_MS);
    await forgetOldChat(app.deps);
    expect((await seen(client)).at(-1)?.text).toBe('Old');
    clock.advance(1);
    await forgetOldChat(app.deps);
    expect(await seen(client)).toEqual([]);
  });
});

describe('an exclusion', () => {
  test('silences a member from the moment of its answer', async () => {
    const { client, player } = await registered(app);
    const other = await registered(app);
    const window = await watching();
    expect((await say(client, 'Before')).status).toBe(200);
    await expect.poll(window.texts).toEqual(['Before']);
    clock.advance(TABLE_CHAT_EVERY_MS);
    expect((await client.post('/api/exclusions', { length: 'permanent' })).status).toBe(200);
    const refused = await say(client, 'After');
    // An exclusion ends all sessions. A member who signs in again is still refused.
    expect(refused.body.code).toBe('auth.signed_out');
    const { email, password } = player;
    const again = app.client();
    const signIn = await again.post('/api/auth/sign-in', { email, password });
    again.token = signIn.body.data.auth_token;
    expect((await say(again, 'After')).body.code).toBe('member.excluded');
    // The refused messages must not be delivered later, so the next message to arrive must be another member's.
    expect((await say(other.client, 'Next')).status).toBe(200);
    await expect.poll(window.texts).toEqual(['Before', 'Next']);
    expect((await seen(app.client())).map(({ text }) => text)).not.toContain('After');
    window.close();
  });

  test('lets no message of other windows through that is sent at the same time', async () => {
    const { client } = await registered(app);
    const window = await watching();
    const [exclusion, ...sent] = await Promise.all([
      client.post('/api/exclusions', { length: 'permanent' }),
      ...Array.from({ length: 5 }, (_, at) => say(client, `Window ${at}`)),
    ]);
    expect(exclusion.status).toBe(200);
    const accepted = sent.filter(({ status }) => status === 200).length;
    expect(accepted).toBeLessThanOrEqual(1);
    expect((await say(client, 'Later')).status).toBe(401);
    await expect.poll(() => window.texts().length).toBe(accepted);
    window.close();
  });

  test('a break silences, too', async () => {
    const { client } = await registered(app);
    await client.post('/api/exclusions', { length: '12h' });
    expect((await say(client, 'Hello')).body.code).toBe('member.on_break');
  });
});

describe('members', () => {
  test('block an author, and unblock the author', async () => {
    const [author, reader] = [await registered(app), await registered(app)];
    const { message } = (await say(author.client, 'Me again')).body.data;
    const blocked = await reader.client.post('/api/table-chat/blocks', { message: message.id });
    expect(blocked.body.data).toEqual({ author: message.author });
    await reader.client.post('/api/table-chat/blocks', { message: message.id });
    expect((await me(reader.client)).blocked).toEqual([
      { author: message.author, name: null, at: clock.now().toISOString() },
    ]);
    expect((await me(author.client)).blocked).toEqual([]);
    const own = await author.client.post('/api/table-chat/blocks', { message: message.id });
    expect(own.body.code).toBe('tables.chat_own');
    await reader.client.request('DELETE', `/api/table-chat/blocks/${message.author}`);
    expect((await me(reader.client)).blocked).toEqual([]);
    const gone = await reader.client.post('/api/table-chat/blocks', { message: uuidv7() });
    expect(gone.body.code).toBe('tables.chat_unknown');
  });

  test('report a message with the five before it, once', async () => {
    const reader = await registered(app);
    const texts = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Reported', 'After'];
    const ids: string[] = [];
    for (const text of texts) {
      const { client } = await registered(app);
      clock.advance(1000);
      ids.push((await say(client, text)).body.data.message.id);
    }
    const report = () => reader.client.post('/api/table-chat/reports', { message: ids[6] });
    const first = await report();
    expect(first.status).toBe(200);
    expect((await report()).body.data).toEqual(first.body.data);
    const { data } = (await reader.client.get('/api/support/tickets')).body;
    expect(data).toHaveLength(1);
    const ticket = (await reader.client.get(`/api/support/tickets/${data[0].id}`)).body.data;
    expect(ticket).toMatchObject({ number: first.body.data.number, topic: 'game' });
    const lines = ticket.messages[0].text.split('\n').slice(2);
    expect(lines.map((line: string) => line.split('): ')[1])).toEqual(texts.slice(1, 7));
  });
});

describe('clerks', () => {
  test('remove a message from all pages', async () => {
    const { client } = await registered(app);
    const clerk = await makeClerk(app, ['support']);
    const window = await watching();
    const { message } = (await say(client, 'To be removed')).body.data;
    const removal = () => clerk.post(`/api/staff/table-chat/${message.id}/remove`, silent);
    const answers = await Promise.all([removal(), removal()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await removal()).status).toBe(200);
    // Events arrive in order. Once this message has arrived, no second removal can follow.
    clock.advance(TABLE_CHAT_EVERY_MS);
    const after = (await say(client, 'After the removal')).body.data.message;
    await expect
      .poll(() => window.events.at(-1)?.data)
      .toMatchObject({ message: { id: after.id } });
    expect(window.events.filter(({ event }) => event === 'tables.message_removed')).toEqual([
      { event: 'tables.message_removed', data: { table: TABLE, id: message.id } },
    ]);
    expect((await seen(client)).map(({ id }) => id)).not.toContain(message.id);
    const { messages } = (await clerk.get(`/api/staff/tables/${TABLE}/chat`)).body.data;
    expect(messages[1]).toMatchObject({ text: 'To be removed', removed_at: expect.any(String) });
    window.close();
  });

  test('silence an author for a period, with a reason in the audit log', async () => {
    const { client, id } = await registered(app);
    const clerk = await makeClerk(app, ['support']);
    const { message } = (await say(client, 'Rude, but not in a list')).body.data;
    const silence = (hours: number) =>
      clerk.post(`/api/staff/table-chat/${message.id}/silence`, { hours, ...silent });
    expect((await silence(2)).status).toBe(200);
    clock.advance(60 * 60_000);
    expect((await say(client, 'Hello')).body).toMatchObject({
      code: 'tables.chat_silenced',
      params: { minutes: 60 },
    });
    expect((await me(client)).silenced_until).not.toBe(null);
    await silence(0);
    expect((await say(client, 'Hello')).status).toBe(200);
    const { rows } = await app.deps.database.owner.query(
      `select action, reason from staff_audit where subject = $1 order by at`,
      [`member:${id}`],
    );
    expect(rows.map(({ action }) => action)).toEqual(['tables.silence', 'tables.silence']);
  });

  test('without the permission cannot read or remove', async () => {
    const clerk = await makeClerk(app, ['marketing']);
    expect((await clerk.get(`/api/staff/tables/${TABLE}/chat`)).status).toBe(403);
    expect((await clerk.post(`/api/staff/table-chat/${uuidv7()}/remove`, silent)).status).toBe(403);
  });
});
