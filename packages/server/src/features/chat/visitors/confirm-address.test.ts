/** Tests the confirmation of visitors' e-mail addresses and the e-mails that depend on it, over HTTP (decision 103). */
import * as calls from '@wl/contract/chat';
import * as startCalls from '@wl/contract/chat-start';
import * as officeCalls from '@wl/contract/office/chat';
import * as ticketCalls from '@wl/contract/office/support';
import {
  CHAT_CONFIRM_MS,
  CHAT_CONFIRMATIONS_PER_DAY,
  CHAT_EMAIL_AFTER_MS,
} from '@wl/world/chat/chat';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { tokenOf } from '../../../platform/id-token.ts';
import {
  longSessions,
  startTestApp,
  type TestApp,
  type TestClient,
} from '../../../platform/testing.ts';
import { emailsTo } from '../../members/testing-members.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { emailAnswers } from '../emails/email-chat.ts';
import { answer, conversationOf, listening, read, take, write } from '../testing-chat.ts';
import { confirm, confirmationsTo, visitor } from './testing-visitors.ts';

const START = '2026-03-02T12:00:00Z';
const DAY_MS = 24 * 60 * 60_000;
const clock = testClock(START);
let app: TestApp;
let clerk: TestClient;

beforeAll(async () => {
  app = await startTestApp({ clock, config: { sessions: longSessions } });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  clerk = await makeClerk(app, ['support']);
});
afterAll(() => app.close());
beforeEach(() => {
  clock.set(START);
});

const caseOf = async (id: string) =>
  (await clerk.call(officeCalls.chatCase, { params: { id } })).body.data;

const subjectsTo = async (email: string) =>
  (await emailsTo(app, email)).map(({ subject }) => subject.replace('Wanderluck: ', ''));

const CONFIRM = 'confirm your e-mail address for the chat';
const ANSWERED = 'our support team has replied';

describe('the e-mail that asks for the confirmation', () => {
  test('is sent once, after the first message, without anything that the visitor wrote', async () => {
    const { client, email } = await visitor(app, { name: 'Buy at evil.example' });
    expect(await emailsTo(app, email)).toEqual([]);
    await Promise.all([write(client, 'My secret'), write(client, 'Another secret')]);
    await write(client, 'A third secret');
    const emails = await emailsTo(app, email);
    expect(emails).toHaveLength(1);
    for (const part of [emails[0]?.text, emails[0]?.html])
      expect(part).not.toMatch(/secret|evil\.example/);
    expect(emails[0]?.text).toContain('you can ignore this e-mail');
  });

  test('reaches an address a few times a day at most, whatever its case, and more the next day', async () => {
    const start = async (email: string) => write((await visitor(app, { email })).client, 'Hello');
    const count = async () =>
      (await confirmationsTo(app, 'full@box.example')).length +
      (await confirmationsTo(app, 'FULL@box.example')).length;
    const spellings = Array.from({ length: CHAT_CONFIRMATIONS_PER_DAY + 2 }, (_, n) =>
      n % 2 ? 'full@box.example' : 'FULL@box.example',
    );
    const replies = await Promise.all(spellings.map(start));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(await count()).toBe(CHAT_CONFIRMATIONS_PER_DAY);
    clock.advance(DAY_MS);
    await start('full@box.example');
    expect(await count()).toBe(CHAT_CONFIRMATIONS_PER_DAY + 1);
  });
});

describe('the link of this e-mail', () => {
  test('confirms the address, also when it is opened twice, and both sides see it', async () => {
    const { client, email, channel } = await visitor(app);
    const id = await conversationOf(client);
    const own = await listening(app.app, client, channel);
    expect(
      (await Promise.all([confirm(app, email), confirm(app, email)])).map(({ status }) => status),
    ).toEqual([200, 200]);
    await expect.poll(() => own.got.map(({ event }) => event)).toContain('chat.changed');
    expect(own.got.at(-1)?.data.conversation.visitor).toMatchObject({ email, confirmed: true });
    const { requester, messages } = await caseOf(id);
    expect(requester.confirmed).toBe(true);
    expect(messages.map(({ kind, text }: { kind: string; text: string }) => [kind, text])).toEqual([
      ['text', 'Hello'],
      ['confirmed', email],
    ]);
    const seen = await read(client);
    expect(seen.messages.map(({ kind }: { kind: string }) => kind)).toEqual(['text']);
    own.close();
  });

  test('works for three days, and longer if the address is already confirmed', async () => {
    const late = await visitor(app);
    const early = await visitor(app);
    for (const { client } of [late, early]) await write(client, 'Hello');
    expect((await confirm(app, early.email)).status).toBe(200);
    clock.advance(CHAT_CONFIRM_MS + 1000);
    const reply = await confirm(app, late.email);
    expect([reply.status, reply.body.code]).toEqual([410, 'chat.link_over']);
    expect((await confirm(app, early.email)).status).toBe(200);
    expect((await read(late.client)).conversation.visitor.confirmed).toBe(false);
  });

  test('cannot be made from the token of the chat, which the visitor has', async () => {
    const { client, token } = await visitor(app);
    await write(client, 'Hello');
    const id = token.split('.')[0] ?? '';
    const unasked = await visitor(app);
    const early = tokenOf(app.deps, 'chat.confirm', unasked.token.split('.')[0] ?? '');
    for (const wrong of [token, `${id}.${'a'.repeat(43)}`, '', early]) {
      const reply = await app.client().call(startCalls.confirmVisitor, { body: { token: wrong } });
      expect([reply.status, reply.body.code]).toEqual([410, 'chat.link_over']);
    }
    expect((await read(client)).conversation.visitor.confirmed).toBe(false);
  });
});

describe('answers and copies', () => {
  const answered = async () => {
    const one = await visitor(app);
    const id = await conversationOf(one.client);
    await take(clerk, id);
    await answer(clerk, id, 'An answer');
    clock.advance(CHAT_EMAIL_AFTER_MS);
    return { ...one, id };
  };

  test('are sent to a confirmed address only', async () => {
    const { email, id } = await answered();
    await emailAnswers(app.deps, id);
    expect(await subjectsTo(email)).toEqual([CONFIRM]);
    await confirm(app, email);
    await emailAnswers(app.deps, id);
    await emailAnswers(app.deps, id);
    expect(await subjectsTo(email)).toEqual([CONFIRM, ANSWERED]);
    const text = (await emailsTo(app, email)).at(-1)?.text ?? '';
    expect(text).toContain('An answer');
    expect(text).toContain('in the browser in which you wrote to us');
    expect(text).toMatch(/\/#chat/);
    expect(text).not.toContain('/my-journey');
  });

  test('are scheduled when the address is confirmed after the answer', async () => {
    const { email, id } = await answered();
    await app.deps.database.owner.query(
      'delete from graphile_worker._private_jobs where key = $1',
      [`chat.email_answers/${id}`],
    );
    await confirm(app, email);
    const { rows } = await app.deps.database.owner.query(
      'select key from graphile_worker.jobs where key = $1',
      [`chat.email_answers/${id}`],
    );
    expect(rows).toHaveLength(1);
  });

  test('of the whole conversation need a confirmed address', async () => {
    const { client, email, id } = await answered();
    const copy = () => client.call(calls.emailChat, { params: { id } });
    const refused = await copy();
    expect([refused.status, refused.body.code]).toEqual([403, 'chat.address_unconfirmed']);
    await confirm(app, email);
    expect((await copy()).status).toBe(200);
    expect((await emailsTo(app, email)).at(-1)?.text).toContain('An answer');
  });
});

test('a ticket about the chat has the visitor’s address, and says whether it is confirmed', async () => {
  for (const isConfirmed of [false, true]) {
    const { client, email, name } = await visitor(app);
    const id = await conversationOf(client);
    await take(clerk, id);
    if (isConfirmed) await confirm(app, email);
    const body = { topic: 'payment', text: 'The top-up of Monday has not arrived.' };
    const escalate = () => clerk.call(officeCalls.escalateChat, { params: { id }, body });
    const [first, again] = [await escalate(), await escalate()];
    expect(again.body.data).toEqual(first.body.data);
    const number = first.body.data.number as string;
    const { rows } = await app.deps.database.owner.query(
      'select e.id from support_tickets e join chat_conversations c on c.ticket_id = e.id where c.id = $1',
      [id],
    );
    const ticket = await clerk.call(ticketCalls.ticketCase, { params: { id: rows[0].id } });
    expect(ticket.body.data).toMatchObject({
      number,
      name,
      email,
      source: 'chat',
      is_unverified: !isConfirmed,
    });
    expect((await read(client)).messages.at(-1)).toMatchObject({ kind: 'ticket', text: number });
    expect((await subjectsTo(email)).at(-1)).toBe(`we have received your ticket ${number}`);
  }
});
