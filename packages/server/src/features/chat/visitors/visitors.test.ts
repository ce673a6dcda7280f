/** Tests visitors' chats over HTTP and real sockets (decision 103). */
import { randomUUID } from 'node:crypto';
import * as calls from '@wl/contract/chat';
import * as startCalls from '@wl/contract/chat-start';
import * as officeCalls from '@wl/contract/office/chat';
import * as walletCalls from '@wl/contract/wallet';
import { CHAT_KEPT_YEARS } from '@wl/world/chat/chat';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { tokenOf } from '../../../platform/id-token.ts';
import {
  longSessions,
  startTestApp,
  startTestNode,
  type TestApp,
  type TestClient,
} from '../../../platform/testing.ts';
import { startRedis, type TestRedis } from '../../../platform/testing/testing-redis.ts';
import { registered } from '../../members/testing-members.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { forgetOld } from '../setup.ts';
import { answer, conversationOf, listening, read, take, write } from '../testing-chat.ts';
import { details, visitor, withToken } from './testing-visitors.ts';

const START = '2026-03-02T12:00:00Z';
const DAY_MS = 24 * 60 * 60_000;
const clock = testClock(START);
let redis: TestRedis;
let app: TestApp;
let node: Awaited<ReturnType<typeof startTestNode>>;
let clerk: TestClient;

beforeAll(async () => {
  redis = await startRedis();
  const config = { redisUrl: redis.url, sessions: longSessions };
  app = await startTestApp({ clock, config });
  node = await startTestNode(app);
  for (const each of [app, node]) await each.app.listen({ port: 0, host: '127.0.0.1' });
  clerk = await makeClerk(app, ['support'], 'First Clerk');
});
afterAll(async () => {
  await node.close();
  await app.close();
  await redis.close();
});
beforeEach(() => {
  clock.set(START);
});

const open = (body: object) => app.client().call(startCalls.openVisitorChat, { body });
const caseOf = async (id: string) =>
  (await clerk.call(officeCalls.chatCase, { params: { id } })).body.data;
const numbers = (messages: { number: number }[]) => messages.map(({ number }) => number);

describe('a visitor', () => {
  test('starts with a name and an address, and a repeated request returns the same token', async () => {
    const body = details();
    const [first, again] = await Promise.all([open(body), open(body)]);
    expect(first.status).toBe(200);
    expect(again.body.data).toEqual(first.body.data);
    expect(first.body.data.channel).toMatch(/^chat-visitor\.[\w-]{43}$/);
  });

  test('cannot disguise the name with invisible characters or a change of direction', async () => {
    const { client } = await visitor(app, { name: '\u202EDeniz\u0007\u200B Yılmaz\u2066' });
    const id = await conversationOf(client, 'Merhaba');
    expect((await caseOf(id)).requester.name).toBe('Deniz Yılmaz');
  });

  test('cannot use a key again for another name or address', async () => {
    const body = details();
    await open(body);
    for (const change of [{ name: 'Victor' }, { email: 'other@visitor.example' }])
      expect((await open({ ...body, ...change })).body.code).toBe('chat.id_reused');
  });

  test.each([
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(81) }],
    ['name', { name: ' \u200B\u202E' }],
    ['email', { email: '' }],
    ['email', { email: 'nobody' }],
    ['email', { email: 'a@b.example\nbcc: c@d.example' }],
    ['key', { key: 'guess' }],
    ['language', { language: 'xx' }],
  ])('is refused with a wrong %s: %j', async (field, change) => {
    const reply = await open({ ...details(), ...change });
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, [field]]);
  });

  test('writes at once, and clerks see the address and that it is not confirmed', async () => {
    const { client, name, email } = await visitor(app, { language: 'tr' });
    expect(await read(client)).toBeNull();
    const id = await conversationOf(client, 'Merhaba');
    const details = { name, email, confirmed: false };
    const queue = await clerk.call(officeCalls.chatQueue, { query: { tab: 'open' } });
    expect(queue.body.data.find((line: { id: string }) => line.id === id)).toMatchObject({
      requester: { kind: 'visitor', ...details },
      language: 'tr',
      state: 'waiting',
    });
    expect((await caseOf(id)).requester).toEqual({
      kind: 'visitor',
      ...details,
      created_at: clock.now().toISOString(),
    });
    expect((await read(client)).conversation).toMatchObject({ id, visitor: details });
  });

  test('gets answers on a channel of its own, which no other call reveals', async () => {
    const { client, channel } = await visitor(app);
    const other = await visitor(app);
    const id = await conversationOf(client);
    const own = await listening(node.app, node.clientOf(client), channel);
    const foreign = await listening(node.app, app.client(), other.channel);
    await take(clerk, id);
    await answer(clerk, id, 'Hidden', { kind: 'note' });
    await answer(clerk, id, 'How can I help?');
    await expect
      .poll(() => own.got.map(({ data }) => data.message?.text))
      .toEqual(['', 'How can I help?']);
    expect(foreign.got).toEqual([]);
    expect(channel).not.toBe(other.channel);
    own.close();
    foreign.close();
  });

  test('reads, rates and ends the own conversations as a member does', async () => {
    const { client } = await visitor(app);
    const id = await conversationOf(client, 'First');
    await take(clerk, id);
    await answer(clerk, id, 'Yes?');
    expect((await read(client)).conversation.unread).toBe(1);
    await client.call(calls.markChatRead, { body: { conversation: id, number: 3 } });
    expect((await read(client)).conversation.unread).toBe(0);
    expect((await client.call(calls.typeInChat)).status).toBe(200);
    expect((await client.call(calls.endChat, { params: { id } })).body.data.state).toBe('ended');
    const rated = await client.call(calls.rateChat, { params: { id }, body: { rating: 4 } });
    expect(rated.body.data.rating).toBe(4);
    const newer = await conversationOf(client, 'Second');
    expect((await client.call(calls.chatHistory)).body.data).toMatchObject([
      { id, first: 'First' },
    ]);
    expect((await caseOf(newer)).earlier).toMatchObject([{ id }]);
  });
});

describe('messages of a visitor', () => {
  test('make one conversation, although twenty first ones arrive at once on two nodes', async () => {
    const { client, token } = await visitor(app);
    const there = withToken(node.clientOf(app.client()), token);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => write(n % 2 ? there : client, `Message ${n}`)),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(new Set(replies.map(({ body }) => body.data.conversation.id)).size).toBe(1);
    expect(numbers((await read(client)).messages)).toEqual(replies.map((_, n) => n + 1));
  });

  test('are stored once, although ten equal requests arrive at once on two nodes', async () => {
    const { client, token } = await visitor(app);
    const there = withToken(node.clientOf(app.client()), token);
    const id = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => write(n % 2 ? there : client, 'Once', id)),
    );
    expect(replies.map(({ body }) => body.data.message.number)).toEqual(replies.map(() => 1));
    expect((await write(client, 'Twice', id)).body.code).toBe('chat.id_reused');
    const other = await visitor(app);
    expect((await write(other.client, 'Once', id)).body.code).toBe('chat.id_reused');
    expect((await write((await registered(app)).client, 'Once', id)).body.code).toBe(
      'chat.id_reused',
    );
  });
});

describe('somebody else', () => {
  /** Makes each call that reads or changes a conversation, and returns the replies. */
  const attempts = (client: TestClient, id: string) => [
    client.call(calls.readEarlierChat, { params: { id } }),
    client.call(calls.endChat, { params: { id } }),
    client.call(calls.rateChat, { params: { id }, body: { rating: 1 } }),
    client.call(calls.markChatRead, { body: { conversation: id, number: 1 } }),
    client.call(calls.chatPicture, { params: { id, message: randomUUID(), page: 0 } }),
  ];
  const codes = async (client: TestClient, id: string) =>
    new Set((await Promise.all(attempts(client, id))).map(({ body }) => body.code));

  test('does not reach the conversation of a visitor, or of a member as a visitor', async () => {
    const first = await visitor(app);
    const second = await visitor(app, { name: first.name, email: first.email });
    const member = await registered(app);
    const ofVisitor = await conversationOf(first.client);
    const ofMember = await conversationOf(member.client);
    for (const [client, id] of [
      [second.client, ofVisitor],
      [member.client, ofVisitor],
      [first.client, ofMember],
    ] as const)
      expect(await codes(client, id)).toEqual(new Set(['request.not_found']));
    const transcript = await second.client.call(calls.emailChat, { params: { id: ofVisitor } });
    expect(transcript.body.code).toBe('request.not_found');
    expect(await read(second.client)).toBeNull();
    expect(await codes(app.client(), ofVisitor)).toEqual(new Set(['auth.signed_out']));
  });

  test('learns nothing from the address of a member, and sees nothing of the member', async () => {
    const member = await registered(app);
    const secret = await conversationOf(member.client, 'My secret');
    const { client, email } = await visitor(app, { email: member.player.email });
    const ours = await visitor(app);
    const id = await conversationOf(client, 'I am the member');
    expect(id).not.toBe(secret);
    expect((await read(client)).messages).toHaveLength(1);
    expect((await client.call(calls.chatHistory)).body.meta.total).toBe(0);
    expect((await caseOf(id)).requester).toMatchObject({
      kind: 'visitor',
      email,
      confirmed: false,
    });
    expect((await caseOf(id)).earlier).toEqual([]);
    const [a, b] = [await write(client, 'Same'), await write(ours.client, 'Same')];
    expect(Object.keys(a.body.data.conversation)).toEqual(Object.keys(b.body.data.conversation));
    expect((await read(member.client)).messages).toHaveLength(1);
  });

  test('is refused with a token that the casino did not make for this purpose', async () => {
    const { token } = await visitor(app);
    const other = await visitor(app);
    const [id = '', hash = ''] = token.split('.');
    const wrong = [
      '',
      'x',
      id,
      `${randomUUID()}.${hash}`,
      `${other.token.split('.')[0]}.${hash}`,
      `${id}.${hash.slice(0, -1)}`,
      `${token}.`,
      `${id}.${'a'.repeat(43)}`,
      tokenOf(app.deps, 'chat.confirm', id),
      tokenOf(app.deps, 'visitor', randomUUID()),
    ];
    for (const each of wrong) {
      const reply = await withToken(app.client(), each).call(calls.readChat);
      expect([each, reply.status, reply.body.code]).toEqual([each, 403, 'chat.visitor_unknown']);
    }
  });

  test('makes only calls of the chat with a visitor’s token', async () => {
    const { client } = await visitor(app);
    for (const reply of [
      await client.call(walletCalls.getWallet),
      await client.call(startCalls.adoptVisitorChat, { body: { token: 'x' } }),
      await client.call(officeCalls.chatQueue),
    ])
      expect([reply.status, reply.body.code]).toEqual([401, 'auth.signed_out']);
  });

  test('with a session is the member, and with an expired one nobody', async () => {
    const member = await registered(app);
    const id = await conversationOf(member.client);
    const { token } = await visitor(app);
    const both = withToken(app.client(), token);
    both.token = member.client.token;
    for (const [name, value] of member.client.cookies) both.cookies.set(name, value);
    expect((await read(both)).conversation.id).toBe(id);
    both.token = 'expired';
    expect((await both.call(calls.readChat)).body.code).toBe('auth.signed_out');
  });

  test('cannot start more than twenty chats in an hour from one IP address', async () => {
    const limited = await startTestApp({ limitRates: true });
    const start = () => limited.client().call(startCalls.openVisitorChat, { body: details() });
    for (let n = 0; n < 20; n += 1) expect((await start()).status).toBe(200);
    expect((await start()).body.code).toBe('request.too_many');
    await limited.close();
  });
});

describe('a visitor is deleted', () => {
  test('after a day without a message', async () => {
    const silent = await visitor(app);
    const writing = await visitor(app);
    await conversationOf(writing.client);
    clock.advance(DAY_MS - 1000);
    await forgetOld(app.deps);
    expect((await silent.client.call(calls.readChat)).status).toBe(200);
    clock.advance(2000);
    await forgetOld(app.deps);
    const reply = await silent.client.call(calls.readChat);
    expect([reply.status, reply.body.code]).toEqual([403, 'chat.visitor_unknown']);
    expect((await write(silent.client, 'Late')).body.code).toBe('chat.visitor_unknown');
    expect((await read(writing.client)).messages).toHaveLength(1);
  });

  test('with the last conversation', async () => {
    const { client } = await visitor(app);
    const id = await conversationOf(client);
    await client.call(calls.endChat, { params: { id } });
    clock.advance((CHAT_KEPT_YEARS * 366 + 1) * DAY_MS);
    await forgetOld(app.deps);
    expect((await client.call(calls.readChat)).body.code).toBe('chat.visitor_unknown');
  });
});
