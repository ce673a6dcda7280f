/** Tests conversations between members and support over HTTP and real sockets. */
import { randomUUID } from 'node:crypto';
import * as calls from '@wl/contract/chat';
import * as startCalls from '@wl/contract/chat-start';
import * as officeCalls from '@wl/contract/office/chat';
import { chatChannel } from '@wl/contract/office/staff-channels';
import {
  CHAT_EMAIL_AFTER_MS,
  CHAT_IDLE_MS,
  CHAT_MAX_TEXT,
  CHAT_PAGE_SIZE,
  CHAT_RATING_MS,
} from '@wl/world/chat/chat';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { longSessions, startTestApp, startTestNode, type TestApp } from '../../platform/testing.ts';
import { startRedis, type TestRedis } from '../../platform/testing/testing-redis.ts';
import { emailsTo, registered } from '../members/testing-members.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { EMAIL_ANSWERS, emailAnswers } from './emails/email-chat.ts';
import { endIdle, forgetOld } from './setup.ts';
import { answer, conversationOf, listening, read, take, write } from './testing-chat.ts';

const START = '2026-03-02T12:00:00Z';
const DAY_MS = 24 * 60 * 60_000;
const clock = testClock(START);
type Clerk = Awaited<ReturnType<typeof makeClerk>>;
let redis: TestRedis;
let app: TestApp;
let node: Awaited<ReturnType<typeof startTestNode>>;
let clerk: Clerk;
let colleague: Clerk;
let auditor: Clerk;

beforeAll(async () => {
  redis = await startRedis();
  app = await startTestApp({ clock, config: { redisUrl: redis.url, sessions: longSessions } });
  node = await startTestNode(app);
  for (const each of [app, node]) await each.app.listen({ port: 0, host: '127.0.0.1' });
  clerk = await makeClerk(app, ['support'], 'First Clerk');
  colleague = await makeClerk(app, ['support'], 'Second Clerk');
  auditor = await makeClerk(app, ['auditor'], 'Anna Auditor');
});
afterAll(async () => {
  await node.close();
  await app.close();
  await redis.close();
});
beforeEach(() => {
  clock.set(START);
});

interface Wire {
  number: number;
  kind: string;
  author: string;
  text: string;
}
const texts = (messages: Wire[]) => messages.map(({ kind, text }) => text || kind);

const caseOf = async (id: string) =>
  (await clerk.call(officeCalls.chatCase, { params: { id } })).body.data;

const queue = async (tab = 'open') =>
  (await clerk.call(officeCalls.chatQueue, { query: { tab } })).body.data as {
    id: string;
    state: string;
    waiting_since: string | null;
    last_text: string;
  }[];

const lineOf = async (id: string) => (await queue()).find((line) => line.id === id);

describe('a member’s message', () => {
  test('opens a conversation that waits in the queue with the member’s language and first words', async () => {
    const { client, player } = await registered(app, { language: 'tr' });
    expect(await read(client)).toBeNull();
    const id = await conversationOf(client, '  Merhaba,\n  param nerede?  ');
    expect(await lineOf(id)).toMatchObject({
      state: 'waiting',
      language: 'tr',
      last_text: 'Merhaba, param nerede?',
      waiting_since: '2026-03-02T12:00:00.000Z',
      clerk: null,
    });
    expect((await caseOf(id)).requester).toMatchObject({
      email: player.email,
      first_name: player.first_name,
      created_at: expect.any(String),
    });
    expect(texts((await read(client)).messages)).toEqual(['Merhaba,\n  param nerede?']);
  });

  test('is stored once if the request is repeated, also after the conversation has ended', async () => {
    const { client } = await registered(app);
    const id = randomUUID();
    const first = await write(client, 'Where is my money?', id);
    const again = await write(client, 'Where is my money?', id);
    expect(again.body.data.message).toEqual(first.body.data.message);
    const conversation = first.body.data.conversation.id as string;
    await client.call(calls.endChat, { params: { id: conversation } });
    const late = await write(client, 'Where is my money?', id);
    expect(late.body.data.message).toEqual(first.body.data.message);
    expect((await read(client)).conversation).toMatchObject({ id: conversation, state: 'ended' });
    expect(await lineOf(conversation)).toBeUndefined();
  });

  test('is refused if its id belongs to another text or another member', async () => {
    const { client } = await registered(app);
    const other = await registered(app);
    const id = randomUUID();
    await write(client, 'One', id);
    for (const reply of [await write(client, 'Two', id), await write(other.client, 'One', id)])
      expect([reply.status, reply.body.code]).toEqual([409, 'chat.id_reused']);
    expect(await read(other.client)).toBeNull();
  });

  test.each([
    ['empty', '  \n '],
    ['too long', 'a'.repeat(CHAT_MAX_TEXT + 1)],
    ['with control characters', 'a\u0007b'],
    ['that the database cannot store', 'a\u0000b'],
  ])('is refused if it is %s', async (_, text) => {
    const { client } = await registered(app);
    const reply = await write(client, text);
    expect([reply.status, reply.body.code]).toEqual([422, 'request.invalid']);
    expect(await read(client)).toBeNull();
  });

  test('makes one conversation, although twenty first messages arrive at once on two nodes', async () => {
    const { client } = await registered(app);
    const there = node.clientOf(client);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => write(n % 2 ? there : client, `Message ${n}`)),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const ids = new Set(replies.map(({ body }) => body.data.conversation.id as string));
    expect(ids.size).toBe(1);
    const { messages } = (await read(client)) as { messages: Wire[] };
    expect(messages.map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
    expect(new Set(texts(messages)).size).toBe(20);
  });

  test('is stored once, although ten equal requests arrive at once on two nodes', async () => {
    const { client } = await registered(app);
    const there = node.clientOf(client);
    const id = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => write(n % 2 ? there : client, 'Once', id)),
    );
    expect(new Set(replies.map(({ body }) => body.data.message.number as number))).toEqual(
      new Set([1]),
    );
    expect(texts((await read(client)).messages)).toEqual(['Once']);
  });
});

describe('a device that was offline', () => {
  test('reads the messages that it missed, in order and page by page', async () => {
    const { client } = await registered(app);
    const id = await conversationOf(client, 'First');
    await take(clerk, id);
    const missed = Array.from({ length: CHAT_PAGE_SIZE + 20 }, (_, n) => `Answer ${n}`);
    for (const text of missed) await answer(clerk, id, text);
    const known = { conversation: id, after: 1 };
    const first = await read(client, known);
    expect([first.messages.length, first.more]).toEqual([CHAT_PAGE_SIZE, true]);
    const after = first.messages.at(-1).number as number;
    const rest = await read(client, { ...known, after });
    expect(rest.more).toBe(false);
    expect(texts([...first.messages, ...rest.messages])).toEqual(['joined', ...missed]);
    expect(rest.conversation.unread).toBe(missed.length);
  });

  test('reads a newer conversation from its beginning', async () => {
    const { client } = await registered(app);
    const old = await conversationOf(client, 'Old');
    await client.call(calls.endChat, { params: { id: old } });
    clock.advance(1000);
    const newer = await conversationOf(client, 'New');
    const latest = await read(client, { conversation: old, after: 2 });
    expect(latest.conversation.id).toBe(newer);
    expect(texts(latest.messages)).toEqual(['New']);
    const history = await client.call(calls.chatHistory, {});
    expect(history.body).toMatchObject({
      data: [{ id: old, first: 'Old', rating: null }],
      meta: { total: 1, to: 1 },
    });
    const earlier = await client.call(calls.readEarlierChat, { params: { id: old } });
    expect(texts(earlier.body.data.messages)).toEqual(['Old', 'ended']);
  });

  test('cannot read or change the conversation of another member', async () => {
    const { client } = await registered(app);
    const other = await registered(app);
    const id = await conversationOf(client);
    const params = { id };
    for (const reply of [
      await other.client.call(calls.readEarlierChat, { params }),
      await other.client.call(calls.endChat, { params }),
      await other.client.call(calls.rateChat, { params, body: { rating: 1 } }),
      await other.client.call(calls.markChatRead, { body: { conversation: id, number: 1 } }),
    ])
      expect([reply.status, reply.body.code]).toEqual([404, 'request.not_found']);
    expect((await listening(app.app, other.client, chatChannel(id))).status).toBe(403);
    expect((await app.client().call(calls.readChat)).status).toBe(401);
  });
});

describe('a clerk', () => {
  test('answers only a conversation that he has taken, and only once per request', async () => {
    const { client } = await registered(app);
    const id = await conversationOf(client);
    const refused = await answer(clerk, id, 'Hello!');
    expect([refused.status, refused.body.code]).toEqual([409, 'chat.not_yours']);
    await take(clerk, id);
    const request = randomUUID();
    for (let n = 0; n < 2; n += 1) await answer(clerk, id, 'Hello!', { id: request });
    expect(texts((await read(client)).messages)).toEqual(['Hello', 'joined', 'Hello!']);
    expect(await lineOf(id)).toMatchObject({ state: 'active', waiting_since: null });
    const reused = await answer(clerk, id, 'Hi!', { id: request });
    expect([reused.status, reused.body.code]).toEqual([409, 'chat.id_reused']);
    await write(client, 'Thanks');
    expect((await lineOf(id))?.waiting_since).not.toBeNull();
  });

  test('alone gets a conversation that two clerks take at once', async () => {
    const { client } = await registered(app);
    const id = await conversationOf(client);
    const replies = await Promise.all([take(clerk, id), take(colleague, id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('chat.taken');
    expect(texts((await read(client)).messages)).toEqual(['Hello', 'joined']);
  });

  test('takes a conversation over only from the colleague whom the page showed', async () => {
    const { client } = await registered(app);
    const id = await conversationOf(client);
    await take(clerk, id);
    expect((await take(colleague, id)).body.code).toBe('chat.taken');
    expect((await take(colleague, id, clerk.subjectId)).status).toBe(200);
    expect((await take(colleague, id, clerk.subjectId)).status).toBe(200);
    expect((await answer(clerk, id, 'Late')).body.code).toBe('chat.not_yours');
    expect(texts((await read(client)).messages)).toEqual(['Hello', 'joined', 'joined']);
  });

  test('writes notes that neither the member’s calls nor the member’s sockets contain', async () => {
    const { client, id: memberId } = await registered(app);
    const id = await conversationOf(client);
    await take(clerk, id);
    const member = await listening(app.app, client, `private-member.${memberId}`);
    const clerks = await listening(node.app, node.clientOf(colleague), chatChannel(id));
    const secret = 'Looks like a second account';
    expect((await answer(colleague, id, secret, { kind: 'note' })).status).toBe(200);
    await answer(clerk, id, 'Hello!');
    await expect.poll(() => member.got.map(({ event }) => event)).toContain('chat.message_added');
    await expect
      .poll(() => clerks.got.map(({ data }) => data.message?.text))
      .toEqual([secret, 'Hello!']);
    const earlier = await client.call(calls.readEarlierChat, { params: { id } });
    for (const seen of [member.got, await read(client), earlier.body])
      expect(JSON.stringify(seen)).not.toContain(secret);
    expect(texts((await caseOf(id)).messages)).toContain(secret);
    member.close();
    clerks.close();
  });

  test('hands over to a colleague with a note, or returns the conversation to the queue', async () => {
    const { client } = await registered(app);
    const id = await conversationOf(client);
    await take(clerk, id);
    await answer(clerk, id, 'One moment');
    const hand = (by: Clerk, to: string | null) =>
      by.call(officeCalls.handOverChat, { params: { id }, body: { to, note: 'Wants a refund' } });
    for (const to of [clerk.subjectId, auditor.subjectId, randomUUID()])
      expect((await hand(clerk, to)).body.code).toBe('chat.no_colleague');
    expect((await hand(clerk, colleague.subjectId)).status).toBe(200);
    expect((await hand(clerk, colleague.subjectId)).body.code).toBe('chat.not_yours');
    expect((await answer(colleague, id, 'Hello again')).status).toBe(200);
    expect((await hand(colleague, null)).status).toBe(200);
    expect(await lineOf(id)).toMatchObject({ state: 'waiting', clerk: null });
    expect((await lineOf(id))?.waiting_since).not.toBeNull();
    expect(texts((await caseOf(id)).messages)).toEqual([
      ...['Hello', 'joined', 'One moment', 'Wants a refund', 'joined', 'Hello again'],
      ...['Wants a refund', 'returned'],
    ]);
  });

  test('opens one ticket about a conversation, whose number the member sees and gets by e-mail', async () => {
    const { client, player } = await registered(app);
    const id = await conversationOf(client);
    await take(clerk, id);
    const escalate = () =>
      clerk.call(officeCalls.escalateChat, {
        params: { id },
        body: { topic: 'payment', text: 'The cash-out of Monday has not arrived.' },
      });
    await clerk.call(officeCalls.endChatCase, { params: { id } });
    const [first, again] = [await escalate(), await escalate()];
    const number = first.body.data.number as string;
    expect(again.body.data.number).toBe(number);
    expect(texts((await read(client)).messages)).toEqual(['Hello', 'joined', 'ended', number]);
    const emails = await emailsTo(app, player.email);
    expect(emails.filter(({ subject }) => subject.includes(number))).toHaveLength(1);
  });

  test('leaves an audit entry for each change, without the texts', async () => {
    const { client } = await registered(app);
    const id = await conversationOf(client);
    await take(clerk, id);
    await answer(clerk, id, 'A private answer');
    await clerk.call(officeCalls.endChatCase, { params: { id } });
    const { rows } = await app.deps.database.owner.query(
      'select action, after from staff_audit where subject = $1 order by id',
      [`chat:${id}`],
    );
    expect(rows.map(({ action }: { action: string }) => action)).toEqual([
      ...['chat.take', 'chat.answer', 'chat.end'],
    ]);
    expect(JSON.stringify(rows)).not.toContain('private');
  });

  test('with the auditor’s role only reads', async () => {
    const { client } = await registered(app);
    const id = await conversationOf(client);
    expect((await auditor.call(officeCalls.chatCase, { params: { id } })).status).toBe(200);
    expect((await take(auditor, id)).status).toBe(403);
    expect((await answer(auditor, id, 'Hi')).status).toBe(403);
    const marketing = await makeClerk(app, ['marketing']);
    expect((await listening(app.app, marketing, chatChannel(id))).status).toBe(403);
  });

  test('sees the load of the colleagues who can answer', async () => {
    const { client } = await registered(app);
    const id = await conversationOf(client);
    const third = await makeClerk(app, ['support'], 'Third Clerk');
    await take(third, id);
    const { data } = (await clerk.call(officeCalls.chatColleagues)).body;
    expect(data).toContainEqual({ id: third.subjectId, name: 'Third Clerk', open: 1 });
    expect(data.map(({ name }: { name: string }) => name)).not.toContain('Anna Auditor');
  });
});

describe('the other side', () => {
  test('receives messages, read marks and typing on its own node', async () => {
    const { client, id: memberId } = await registered(app);
    const id = await conversationOf(client);
    await take(clerk, id);
    const member = await listening(app.app, client, `private-member.${memberId}`);
    const clerks = await listening(node.app, node.clientOf(clerk), chatChannel(id));
    await node.clientOf(clerk).call(officeCalls.typeInChatCase, { params: { id } });
    await answer(node.clientOf(clerk), id, 'How can I help?');
    await client.call(calls.typeInChat);
    await client.call(calls.markChatRead, { body: { conversation: id, number: 3 } });
    await write(client, 'With my cash-out');
    await expect.poll(() => member.got.length).toBe(4);
    expect(member.got.map(({ event }) => event)).toEqual([
      ...['chat.clerk_typing', 'chat.message_added', 'chat.changed', 'chat.message_added'],
    ]);
    expect(member.got[1]?.data).toMatchObject({
      conversation: { id, unread: 1, last: 3 },
      message: { number: 3, author: 'clerk', text: 'How can I help?' },
    });
    await expect.poll(() => clerks.got.length).toBe(5);
    expect(clerks.got.map(({ event }) => event)).toEqual([
      ...['chat.case_typing', 'chat.case_message_added', 'chat.case_typing', 'chat.case_read'],
      'chat.case_message_added',
    ]);
    expect(clerks.got[3]?.data).toEqual({ id, read_by_member: 3, read_by_clerk: 3 });
    member.close();
    clerks.close();
  });

  test('sees in the queue on another node what changes the queue, and nothing else', async () => {
    const { client } = await registered(app);
    const list = await listening(node.app, node.clientOf(colleague), 'private-staff.chat');
    const id = await conversationOf(client);
    await write(client, 'And another thing');
    await take(clerk, id);
    await answer(clerk, id, 'Yes?');
    await clerk.call(officeCalls.endChatCase, { params: { id } });
    // The conversation's row in the queue changed four times. Changes in quick succession are combined, so there may be
    // fewer than four updates.
    const lines = () => list.got.map(({ data }) => data.line).filter((line) => line.id === id);
    await expect.poll(() => lines().at(-1)?.state).toBe('ended');
    expect(lines().length).toBeLessThanOrEqual(4);
    const versions = lines().map(({ version }) => version as number);
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
    list.close();
  });

  test('cannot be told to have read more than there is', async () => {
    const { client } = await registered(app);
    const id = await conversationOf(client);
    await clerk.call(officeCalls.markChatCaseRead, { params: { id }, body: { number: 999 } });
    expect((await read(client)).conversation.read_by_clerk).toBe(1);
    await clerk.call(officeCalls.markChatCaseRead, { params: { id }, body: { number: 0 } });
    expect((await read(client)).conversation.read_by_clerk).toBe(1);
  });
});

describe('an answer that the member has not read', () => {
  const subject = 'Wanderluck: our support team has replied';
  const emailsAbout = async (to: string) =>
    (await emailsTo(app, to)).filter((one) => one.subject === subject);

  test('is sent by e-mail after ten minutes, together with the others, and only once', async () => {
    const { client, player } = await registered(app);
    const id = await conversationOf(client);
    await take(clerk, id);
    await answer(clerk, id, 'Before it was read');
    await client.call(calls.markChatRead, { body: { conversation: id, number: 3 } });
    await answer(clerk, id, 'First answer');
    await answer(clerk, id, 'A note', { kind: 'note' });
    clock.advance(CHAT_EMAIL_AFTER_MS - 60_000);
    await answer(clerk, id, 'Second answer');
    clock.advance(60_000);
    await emailAnswers(app.deps, id);
    expect(await emailsAbout(player.email)).toEqual([]);
    clock.advance(CHAT_EMAIL_AFTER_MS - 60_000);
    await Promise.all([emailAnswers(app.deps, id), emailAnswers(node.deps, id)]);
    await emailAnswers(app.deps, id);
    const emails = await emailsAbout(player.email);
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain('> First answer\n> \n> Second answer');
    expect(emails[0]?.text).not.toMatch(/A note|Before it was read/);
    expect(emails[0]?.text).toContain('/my-journey#chat');
  });

  test('is not sent if the member reads it in the chat', async () => {
    const { client, player } = await registered(app);
    const id = await conversationOf(client);
    await take(clerk, id);
    await answer(clerk, id, 'Here');
    await client.call(calls.markChatRead, { body: { conversation: id, number: 3 } });
    clock.advance(CHAT_EMAIL_AFTER_MS);
    await emailAnswers(app.deps, id);
    expect(await emailsAbout(player.email)).toEqual([]);
  });

  test('has one job, which waits for later answers', async () => {
    const { client, player } = await registered(app);
    const id = await conversationOf(client);
    await take(clerk, id);
    const jobs = async () => {
      const { rows } = await app.deps.database.owner.query<{ run_at: Date }>(
        'select run_at from graphile_worker.jobs where key = $1 and locked_at is null',
        [`${EMAIL_ANSWERS}/${id}`],
      );
      return rows.map(({ run_at }) => run_at.getTime());
    };
    // The test clock is one day ahead of the system clock. The worker uses the system clock and therefore does not run
    // the e-mail jobs, so the test runs them itself.
    clock.set(new Date(Date.now() + DAY_MS).toISOString());
    const startMs = clock.now().getTime();
    const half = CHAT_EMAIL_AFTER_MS / 2;
    await answer(clerk, id, 'One');
    clock.advance(half);
    await answer(clerk, id, 'Two');
    expect(await jobs()).toEqual([startMs + 2 * half]);
    clock.advance(half);
    await emailAnswers(app.deps, id);
    expect(await jobs()).toEqual([startMs + 3 * half]);
    clock.advance(half);
    await emailAnswers(app.deps, id);
    expect(await emailsAbout(player.email)).toHaveLength(1);
    await answer(clerk, id, 'Three');
    expect(await jobs()).toEqual([startMs + 5 * half]);
  });

  test('is planned again after the member read the earlier ones', async () => {
    const { client, player } = await registered(app);
    const id = await conversationOf(client);
    const emailAt = async () => {
      const { rows } = await app.deps.database.owner.query<{ email_at: Date | null }>(
        'select email_at from chat_conversations where id = $1',
        [id],
      );
      return rows[0]?.email_at?.getTime() ?? null;
    };
    await take(clerk, id);
    await answer(clerk, id, 'One');
    await client.call(calls.markChatRead, { body: { conversation: id, number: 3 } });
    // Run the job one second early. In production, a database clock that is ahead has the same effect.
    clock.advance(CHAT_EMAIL_AFTER_MS - 1_000);
    await emailAnswers(app.deps, id);
    await answer(clerk, id, 'Two');
    expect(await emailAt()).toBe(clock.now().getTime() + CHAT_EMAIL_AFTER_MS);
    clock.advance(CHAT_EMAIL_AFTER_MS);
    await emailAnswers(app.deps, id);
    const emails = await emailsAbout(player.email);
    expect(emails.map(({ text }) => [text.includes('One'), text.includes('Two')])).toEqual([
      [false, true],
    ]);
    expect(await emailAt()).toBe(null);
  });
});

describe('a copy of a conversation', () => {
  test('goes to the member who asked for it, without notes and with both sides', async () => {
    const { client, player } = await registered(app);
    const id = await conversationOf(client, 'Where is <b>my money</b>?');
    await take(clerk, id);
    await answer(clerk, id, 'On its way');
    await answer(clerk, id, 'Rather rude', { kind: 'note' });
    const other = await registered(app);
    const ask = (who: typeof client) => who.call(calls.emailChat, { params: { id } });
    expect((await ask(other.client)).body.code).toBe('request.not_found');
    expect((await ask(client)).status).toBe(200);
    const [email] = (await emailsTo(app, player.email)).filter(({ text }) =>
      text.includes('This is a copy of your conversation'),
    );
    expect(email?.subject).toBe('Wanderluck: your chat with us on March 2, 2026');
    expect(email?.text).toMatch(/> You · .* UTC\n> Where is <b>my money<\/b>\?/);
    expect(email?.text).toMatch(/> Support · .* UTC\n> On its way/);
    expect(email?.text).not.toContain('rude');
    expect(email?.html).not.toContain('<b>my money');
  });
});

describe('opening hours', () => {
  const hours = {
    zone: 'Europe/Istanbul',
    days: [...Array.from({ length: 5 }, () => ({ from: '09:00', to: '18:00' })), null, null],
    closed: ['2026-03-03', '2026-03-03'],
  };
  const opening = async () => (await app.client().call(startCalls.chatOpening, {})).body.data;
  const set = (who: Clerk, version: number, change = {}) =>
    who.call(officeCalls.setChatHours, {
      body: { ...hours, ...change, version, reason: 'New shifts' },
    });

  test('are set by support, shown to everybody, and protected from simultaneous changes', async () => {
    expect(await opening()).toEqual({ open: true, opens_at: null, closes_at: null });
    expect((await set(auditor, 0)).status).toBe(403);
    const both = await Promise.all([set(clerk, 0), set(colleague, 0)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await set(clerk, 0)).body.code).toBe('chat.hours_changed');
    const stored = await auditor.call(officeCalls.chatHours, {});
    expect(stored.body.data).toEqual({ hours: { ...hours, closed: ['2026-03-03'] }, version: 1 });
    // It is 15:00 on a Monday in Istanbul, and Tuesday is a holiday.
    expect(await opening()).toEqual({
      open: true,
      opens_at: null,
      closes_at: '2026-03-02T15:00:00.000Z',
    });
    clock.advance(3 * 60 * 60_000);
    expect(await opening()).toEqual({
      open: false,
      opens_at: '2026-03-04T06:00:00.000Z',
      closes_at: null,
    });
  });

  test.each([
    ['an unknown time zone', { zone: 'Moon/Crater' }],
    [
      'an end before the beginning',
      { days: hours.days.map(() => ({ from: '18:00', to: '09:00' })) },
    ],
    ['six days', { days: hours.days.slice(1) }],
    [
      'a time that does not exist',
      { days: hours.days.map(() => ({ from: '09:60', to: '18:00' })) },
    ],
    ['a date that does not exist', { closed: ['2026-02-30'] }],
  ])('are refused with %s', async (_, change) => {
    expect((await set(clerk, 1, change)).status).toBe(422);
  });
});

describe('the end of a conversation', () => {
  test('lets the member rate it for a week, and change the rating', async () => {
    const { client } = await registered(app);
    const id = await conversationOf(client);
    const rate = (rating: number, comment = '') =>
      client.call(calls.rateChat, { params: { id }, body: { rating, comment } });
    expect((await rate(5)).body.code).toBe('chat.not_rateable');
    await take(clerk, id);
    await clerk.call(officeCalls.endChatCase, { params: { id } });
    await clerk.call(officeCalls.endChatCase, { params: { id } });
    expect((await answer(clerk, id, 'Late')).body.code).toBe('chat.ended');
    expect((await take(colleague, id, clerk.subjectId)).body.code).toBe('chat.ended');
    for (const rating of [0, 6]) expect((await rate(rating)).status).toBe(422);
    expect((await rate(2)).body.data).toMatchObject({ rating: 2, can_rate: true });
    expect((await rate(5, 'Sorted out')).body.data.rating).toBe(5);
    expect(await caseOf(id)).toMatchObject({ rating_comment: 'Sorted out', line: { rating: 5 } });
    clock.advance(CHAT_RATING_MS);
    expect((await rate(1)).body.code).toBe('chat.not_rateable');
    expect(texts((await caseOf(id)).messages)).toEqual(['Hello', 'joined', 'ended']);
  });

  test('comes by itself a day after the last answer, but not while the member waits for one', async () => {
    const { client } = await registered(app);
    const id = await conversationOf(client);
    clock.advance(2 * CHAT_IDLE_MS);
    await endIdle(app.deps);
    expect((await read(client)).conversation.state).toBe('waiting');
    await take(clerk, id);
    await answer(clerk, id, 'Hi!');
    clock.advance(CHAT_IDLE_MS);
    await endIdle(app.deps);
    expect((await read(client)).conversation.state).toBe('active');
    clock.advance(1000);
    await Promise.all([endIdle(app.deps), endIdle(node.deps)]);
    const { conversation, messages } = await read(client);
    expect(conversation.state).toBe('ended');
    expect(messages.at(-1)).toMatchObject({ kind: 'ended', author: 'system' });
    expect(texts(messages)).toEqual(['Hello', 'joined', 'Hi!', 'ended']);
    expect(await conversationOf(client, 'Back again')).not.toBe(id);
  });

  test('is followed by the deletion of the conversation after a year', async () => {
    const { client } = await registered(app);
    const id = await conversationOf(client);
    await client.call(calls.endChat, { params: { id } });
    clock.advance(364 * DAY_MS);
    await forgetOld(app.deps);
    expect(texts((await read(client)).messages)).toEqual(['Hello', 'ended']);
    clock.advance(2 * DAY_MS);
    await forgetOld(app.deps);
    expect(await read(client)).toBeNull();
  });
});
