/** Tests the external chat widget over HTTP (specification §7). */
import { createHmac } from 'node:crypto';
import * as calls from '@wl/contract/chat';
import * as startCalls from '@wl/contract/chat-start';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longSessions, startTestApp, type TestApp } from '../../platform/testing.ts';
import { registered } from '../members/testing-members.ts';

const secret = 'a-secret-of-the-widget-with-32-characters';
const url = 'https://support.example/widget';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    config: {
      sessions: longSessions,
      chatWidget: { url, origin: 'https://support.example', secret },
    },
  });
});
afterAll(() => app.close());

test('the widget starts with id, nickname, e-mail and creation date of the member, signed', async () => {
  const member = await registered(app);
  const { data } = (await member.client.call(startCalls.outsideChat, {})).body;
  const { player } = data as startCalls.OutsideChat;
  expect(Object.keys(player ?? {})).toEqual(['id', 'nickname', 'email', 'created_at']);
  expect(player).toMatchObject({ id: member.id });
  expect(data).toMatchObject({
    url,
    signature: createHmac('sha256', secret).update(member.id).digest('hex'),
  });
});

test('visitors get the widget without data', async () => {
  const { body } = await app.client().call(startCalls.outsideChat, {});
  expect(body.data).toEqual({ url, player: null, signature: null });
});

test('the pages may show frames of the widget and of no other site', async () => {
  const { headers } = await app.client().get('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("frame-src 'self' https://support.example;");
  expect(policy).toContain("script-src 'self';");
});

test('a message to the own chat is refused, because no clerk would answer it', async () => {
  const member = await registered(app);
  const body = { id: '0198c0de-0000-7000-8000-000000000001', text: 'Hello' };
  const reply = await member.client.call(calls.sendChatMessage, { body });
  expect([reply.status, reply.body.code]).toEqual([409, 'chat.elsewhere']);
});

test('a visitor cannot start a chat that no clerk would answer', async () => {
  const body = {
    key: '0198c0de-0000-7000-8000-000000000002',
    name: 'Vera',
    email: 'vera@visitor.example',
    language: 'en',
  };
  const reply = await app.client().call(startCalls.openVisitorChat, { body });
  expect([reply.status, reply.body.code]).toEqual([409, 'chat.elsewhere']);
});
