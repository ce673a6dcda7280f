/** Tests, over HTTP and real sockets, that a visitor who signs in continues the chat as a member (decision 103). */
import { randomUUID } from 'node:crypto';
import * as calls from '@wl/contract/chat';
import * as startCalls from '@wl/contract/chat-start';
import * as officeCalls from '@wl/contract/office/chat';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  longSessions,
  startTestApp,
  startTestNode,
  type TestApp,
  type TestClient,
} from '../../../platform/testing.ts';
import { registered } from '../../members/testing-members.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { startRedis, type TestRedis } from '../../../platform/testing/testing-redis.ts';
import { answer, conversationOf, listening, read, take, write } from '../testing-chat.ts';
import { visitor, withToken } from './testing-visitors.ts';

let redis: TestRedis;
let app: TestApp;
let node: Awaited<ReturnType<typeof startTestNode>>;
let clerk: TestClient;

beforeAll(async () => {
  redis = await startRedis();
  app = await startTestApp({ config: { redisUrl: redis.url, sessions: longSessions } });
  node = await startTestNode(app);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  clerk = await makeClerk(app, ['support']);
});
afterAll(async () => {
  await node.close();
  await app.close();
  await redis.close();
});

const adopt = (client: TestClient, token: string) =>
  client.call(startCalls.adoptVisitorChat, { body: { token } });
const caseOf = async (id: string) =>
  (await clerk.call(officeCalls.chatCase, { params: { id } })).body.data;
const texts = (messages: { kind: string; text: string }[]) =>
  messages.map(({ kind, text }) => text || kind);

async function openOf(memberId: string): Promise<number> {
  const { rows } = await app.deps.database.owner.query<{ count: number }>(
    `select count(*)::int as count from chat_conversations where member_id = $1 and state <> 'ended'`,
    [memberId],
  );
  return rows[0]?.count ?? 0;
}

describe('a visitor who signs in', () => {
  test('continues the conversation as the member, and clerks see it', async () => {
    const { client, token, name, email } = await visitor(app);
    const earlier = await conversationOf(client, 'Earlier');
    await client.call(calls.endChat, { params: { id: earlier } });
    const message = randomUUID();
    const id = (await write(client, 'Now', message)).body.data.conversation.id as string;
    await take(clerk, id);
    const member = await registered(app);
    const own = await listening(app.app, member.client, `private-member.${member.id}`);
    expect((await adopt(member.client, token)).body.data).toEqual({ adopted: true });
    await expect.poll(() => own.got.map(({ data }) => data.conversation?.id)).toContain(id);
    expect(JSON.stringify(own.got)).not.toContain('signed_in');
    const { requester, messages, line } = await caseOf(id);
    expect(requester).toMatchObject({ kind: 'member', id: member.id, email: member.player.email });
    expect(line.requester).toMatchObject({ kind: 'member', id: member.id });
    expect(texts(messages)).toEqual(['Now', 'joined', `${name} · ${email}`]);
    await answer(clerk, id, 'Welcome');
    const seen = await read(member.client);
    expect(texts(seen.messages)).toEqual(['Now', 'joined', 'Welcome']);
    expect(seen.conversation.visitor).toBeNull();
    // The browser did not receive the reply and sends the message again. The message must not be stored twice.
    expect((await write(member.client, 'Now', message)).body.data.message.number).toBe(1);
    expect((await member.client.call(calls.chatHistory)).body.data).toMatchObject([
      { id: earlier },
    ]);
    own.close();
  });

  test('cannot use the visitor’s token any more, and its channel is silent', async () => {
    const { client, token, channel } = await visitor(app);
    const id = await conversationOf(client);
    const { client: member } = await registered(app);
    await adopt(member, token);
    const old = await listening(app.app, app.client(), channel);
    await take(clerk, id);
    await answer(clerk, id, 'Only for the member');
    for (const reply of [
      await client.call(calls.readChat),
      await client.call(calls.readEarlierChat, { params: { id } }),
      await write(client, 'Again'),
    ])
      expect([reply.status, reply.body.code]).toEqual([403, 'chat.visitor_unknown']);
    expect((await adopt(member, token)).body.data).toEqual({ adopted: false });
    expect(old.got).toEqual([]);
    old.close();
  });

  test('changes nothing if the member already has an open conversation, or the visitor has none', async () => {
    const { client, token } = await visitor(app);
    const { client: member } = await registered(app);
    expect((await adopt(member, token)).body.data).toEqual({ adopted: false });
    const theirs = await conversationOf(client);
    const own = await conversationOf(member);
    expect((await adopt(member, token)).body.data).toEqual({ adopted: false });
    expect((await read(member)).conversation.id).toBe(own);
    expect((await read(client)).conversation.id).toBe(theirs);
    for (const wrong of ['', 'x', `${randomUUID()}.${'a'.repeat(43)}`])
      expect((await adopt(member, wrong)).body.data).toEqual({ adopted: false });
  });

  test('moves the conversation once, although two windows ask at once on two nodes', async () => {
    const { client, token } = await visitor(app);
    const id = await conversationOf(client);
    const { client: member } = await registered(app);
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, n) => adopt(n % 2 ? node.clientOf(member) : member, token)),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(replies.filter(({ body }) => body.data.adopted)).toHaveLength(1);
    expect(texts((await caseOf(id)).messages)).toHaveLength(2);
  });

  test('is one member only, although two members ask at once', async () => {
    const { client, token } = await visitor(app);
    const id = await conversationOf(client);
    const members = await Promise.all([registered(app), registered(app)]);
    const replies = await Promise.all(members.map((one) => adopt(one.client, token)));
    expect(replies.map(({ body }) => body.data.adopted).toSorted()).toEqual([false, true]);
    const winner = members[replies.findIndex(({ body }) => body.data.adopted)];
    expect((await caseOf(id)).requester.id).toBe(winner?.id);
  });
});

test('a member who writes at the same time keeps one open conversation', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { client, token } = await visitor(app);
    await conversationOf(client, 'As a visitor');
    const { client: member, id } = await registered(app);
    const [moved, sent] = await Promise.all([
      adopt(member, token),
      write(node.clientOf(member), 'As a member'),
    ]);
    expect([moved.status, sent.status]).toEqual([200, 200]);
    expect(await openOf(id)).toBe(1);
    const seen = texts((await read(member)).messages);
    expect(seen).toContain('As a member');
    expect(seen.includes('As a visitor')).toBe(moved.body.data.adopted);
  }
});

test('messages of another window of the visitor are stored in the conversation or refused', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { client, token } = await visitor(app);
    await conversationOf(client, 'First');
    const { client: member } = await registered(app);
    const there = withToken(node.clientOf(app.client()), token);
    const [moved, ...sent] = await Promise.all([
      adopt(member, token),
      ...Array.from({ length: 8 }, (_, n) => write(n % 2 ? there : client, `Message ${n}`)),
    ]);
    expect(moved.body.data).toEqual({ adopted: true });
    const stored = sent.filter(({ status }) => status === 200);
    const refused = sent.filter(({ body }) => body.code === 'chat.visitor_unknown');
    expect(stored.length + refused.length).toBe(sent.length);
    const seen = texts((await read(member)).messages);
    expect(new Set(stored.map(({ body }) => body.data.message.text as string))).toEqual(
      new Set(seen.slice(1)),
    );
  }
});
