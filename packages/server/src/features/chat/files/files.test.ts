/** Uses HTTP to test files that members, visitors and clerks attach to conversations. */
import { randomUUID } from 'node:crypto';
import * as calls from '@wl/contract/chat';
import * as officeCalls from '@wl/contract/office/chat';
import { CHAT_KEPT_YEARS } from '@wl/world/chat/chat';
import { DOCUMENT_MAX_BYTES } from '@wl/world/casino/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { pdf, picture, sendForm, textPdf } from '../../../platform/files/testing-files.ts';
import {
  longSessions,
  startTestApp,
  type TestApp,
  type TestClient,
} from '../../../platform/testing.ts';
import { registered } from '../../members/testing-members.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { forgetOld } from '../setup.ts';
import { conversationOf, read, take } from '../testing-chat.ts';
import { visitor } from '../visitors/testing-visitors.ts';

const clock = testClock('2026-03-02T12:00:00Z');
let app: TestApp;
let clerk: TestClient;
beforeAll(async () => {
  app = await startTestApp({ clock, config: { sessions: longSessions } });
  clerk = await makeClerk(app, ['support']);
});
afterAll(() => app.close());

interface Attached {
  bytes?: Buffer | Buffer[];
  name?: string;
  id?: string;
}

/** Attaches a file to the member's conversation, as the chat panel does. */
async function attach(
  client: TestClient,
  { bytes, name = 'screenshot.jpg', id = randomUUID() }: Attached = {},
) {
  const form = new FormData();
  form.set('id', id);
  form.set('name', name);
  for (const file of [bytes ?? (await picture())].flat())
    form.append('files', new Blob([new Uint8Array(file)]), 'blob');
  return sendForm(client, '/api/chat/files', form);
}

const member = async () => (await registered(app)).client;

const pictureOf = (client: TestClient, id: string, message: string, page = 0) =>
  client.get(`/api/chat/${id}/files/${message}/${page}`);

/** Contents of files that the server refuses, with the error code for each. */
const hostile: [string, Buffer | Buffer[] | (() => Promise<Buffer>), string][] = [
  ['a web page', Buffer.from('<script>alert(1)</script>'), 'document.wrong_format'],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'document.wrong_format'],
  ['a PDF with a script', pdf('4 0 obj << /S /JavaScript /JS (1) >> endobj'), 'document.active'],
  ['half a picture', () => picture(1).then((all) => all.subarray(0, 300)), 'document.damaged'],
  ['a file of 10 MB', Buffer.alloc(DOCUMENT_MAX_BYTES), 'document.too_large'],
  ['nothing', [] as Buffer[], 'document.no_file'],
  ['two files', [Buffer.from('1'), Buffer.from('2')], 'document.too_many_files'],
];

describe('an attached file', () => {
  test('is a message with its name, and each page is a picture for the member and for clerks', async () => {
    const client = await member();
    const reply = await attach(client, { bytes: textPdf({ pages: 2 }), name: ' statement.pdf ' });
    expect(reply.body.data).toMatchObject({
      conversation: { state: 'waiting', last: 1, read: 1 },
      message: { kind: 'file', author: 'member', text: 'statement.pdf', pages: 2 },
    });
    const { id } = reply.body.data.conversation as { id: string };
    const message = reply.body.data.message as { id: string };
    expect((await read(client)).messages).toEqual([message]);
    for (const page of [0, 1]) {
      const answer = await pictureOf(client, id, message.id, page);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      });
      expect((await sharp(answer.raw.rawPayload).metadata()).format).toBe('jpeg');
    }
    expect((await pictureOf(client, id, message.id, 2)).status).toBe(404);
    const seen = await clerk.call(officeCalls.chatCase, { params: { id } });
    expect(seen.body.data).toMatchObject({
      line: { last_text: 'statement.pdf', waiting_since: '2026-03-02T12:00:00.000Z' },
      messages: [{ kind: 'file', text: 'statement.pdf', pages: 2 }],
    });
    const shown = await clerk.get(`/api/staff/chat/${id}/files/${message.id}/1`);
    expect((await sharp(shown.raw.rawPayload).metadata()).format).toBe('jpeg');
  });

  test('is seen by nobody else, and not under another conversation', async () => {
    const client = await member();
    const { message, conversation } = (await attach(client)).body.data;
    const other = await member();
    expect((await pictureOf(other, conversation.id, message.id)).status).toBe(404);
    const foreign = await conversationOf(other);
    expect((await pictureOf(other, foreign, message.id)).status).toBe(404);
    expect((await pictureOf(app.client(), conversation.id, message.id)).status).toBe(401);
  });

  test('is stored once, although the request is repeated and ten equal ones arrive at once', async () => {
    const client = await member();
    const id = randomUUID();
    const all = await Promise.all(Array.from({ length: 10 }, () => attach(client, { id })));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect((await attach(client, { id })).body.data.message.number).toBe(1);
    expect((await read(client)).messages).toHaveLength(1);
    expect((await attach(client, { id, name: 'other.jpg' })).body.code).toBe('chat.id_reused');
    expect((await attach(await member(), { id })).body.code).toBe('chat.id_reused');
  });

  test('is not readable in the database', async () => {
    const client = await member();
    const { message } = (await attach(client)).body.data;
    const { rows } = await app.deps.database.owner.query(
      'select sealed from chat_files where message_id = $1',
      [message.id],
    );
    const [{ sealed }] = rows as [{ sealed: Buffer }];
    await expect(sharp(sealed).metadata()).rejects.toThrow();
  });

  test('is deleted with its conversation', async () => {
    const client = await member();
    const { conversation } = (await attach(client)).body.data;
    await client.call(calls.endChat, { params: { id: conversation.id } });
    const count = async () =>
      (await app.deps.database.owner.query('select count(*)::int as files from chat_files')).rows;
    const [before] = await count();
    clock.advance((CHAT_KEPT_YEARS * 366 + 1) * 24 * 60 * 60_000);
    await forgetOld(app.deps);
    const [after] = await count();
    expect(after.files).toBeLessThan(before.files);
  });
});

describe('a file of a clerk', () => {
  /** Attaches a clerk's file to a conversation, as the back office does. */
  async function attachAs(
    who: TestClient,
    conversation: string,
    { bytes, name = 'statement.jpg', id = randomUUID() }: Attached = {},
  ) {
    const form = new FormData();
    form.set('id', id);
    form.set('name', name);
    for (const file of [bytes ?? (await picture())].flat())
      form.append('files', new Blob([new Uint8Array(file)]), 'blob');
    return sendForm(who, `/api/staff/chat/${conversation}/files`, form);
  }

  test('answers the member, who sees its pages and counts it as unread', async () => {
    const client = await member();
    const id = await conversationOf(client);
    await take(clerk, id);
    const reply = await attachAs(clerk, id, { bytes: textPdf({ pages: 2 }), name: 'terms.pdf' });
    expect(reply.body.data).toMatchObject({
      line: { waiting_since: null, last_text: 'terms.pdf' },
      message: { kind: 'file', author: 'clerk', text: 'terms.pdf', pages: 2 },
    });
    const message = reply.body.data.message.id as string;
    const seen = await read(client);
    expect(seen.conversation.unread).toBe(1);
    expect(seen.messages.at(-1)).toMatchObject({ kind: 'file', author: 'clerk', pages: 2 });
    for (const page of [0, 1])
      expect((await pictureOf(client, id, message, page)).headers['content-type']).toBe(
        'image/jpeg',
      );
    expect((await pictureOf(await member(), id, message)).status).toBe(404);
    const { rows } = await app.deps.database.owner.query(
      `select after from staff_audit where action = 'chat.answer' and subject = $1`,
      [`chat:${id}`],
    );
    expect(rows).toEqual([{ after: { kind: 'file', number: 3 } }]);
  });

  test('answers a visitor, and no other visitor sees it', async () => {
    const { client } = await visitor(app);
    const id = await conversationOf(client);
    await take(clerk, id);
    const message = (await attachAs(clerk, id)).body.data.message.id as string;
    expect((await pictureOf(client, id, message)).status).toBe(200);
    expect((await pictureOf((await visitor(app)).client, id, message)).status).toBe(404);
    const own = (await attach(client)).body.data.message.id as string;
    expect((await pictureOf(client, id, own)).status).toBe(200);
  });

  test('is stored once, although ten equal requests arrive at once', async () => {
    const client = await member();
    const conversation = await conversationOf(client);
    await take(clerk, conversation);
    const id = randomUUID();
    const all = await Promise.all(
      Array.from({ length: 10 }, () => attachAs(clerk, conversation, { id })),
    );
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect((await read(client)).messages).toHaveLength(3);
    const renamed = await attachAs(clerk, conversation, { id, name: 'other.jpg' });
    expect(renamed.body.code).toBe('chat.id_reused');
  });

  test('is refused from a colleague, after the end, and for an unknown conversation', async () => {
    const client = await member();
    const id = await conversationOf(client);
    expect((await attachAs(clerk, id)).body.code).toBe('chat.not_yours');
    await take(clerk, id);
    const colleague = await makeClerk(app, ['support']);
    expect((await attachAs(colleague, id)).body.code).toBe('chat.not_yours');
    const auditor = await makeClerk(app, ['auditor']);
    expect((await attachAs(auditor, id)).body.code).toBe('auth.forbidden');
    expect((await attachAs(client, id)).status).toBe(401);
    await clerk.call(officeCalls.endChatCase, { params: { id } });
    expect((await attachAs(clerk, id)).body.code).toBe('chat.ended');
    expect((await attachAs(clerk, randomUUID())).body.code).toBe('request.not_found');
  });

  test.each(hostile)('is refused if it is %s', async (_, given, code) => {
    const client = await member();
    const id = await conversationOf(client);
    await take(clerk, id);
    const bytes = typeof given === 'function' ? await given() : given;
    expect((await attachAs(clerk, id, { bytes })).body.code).toBe(code);
    expect((await read(client)).conversation.last).toBe(2);
  });
});

describe('a file is refused, and the conversation stays as it was,', () => {
  test.each(hostile)('if it is %s', async (_, given, code) => {
    const client = await member();
    const bytes = typeof given === 'function' ? await given() : given;
    const reply = await attach(client, { bytes });
    expect(reply.body.code).toBe(code);
    expect(await read(client)).toBeNull();
  });

  test.each([['', 'x'.repeat(121), 'a\u0000b']])('if its name is %j', async (name) => {
    const client = await member();
    expect((await attach(client, { name })).status).toBe(422);
    expect(await read(client)).toBeNull();
  });
});
