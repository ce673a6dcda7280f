/** Tests files that members attach to conversations, over HTTP. */
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
import { conversationOf, read } from '../testing-chat.ts';

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

/** Attaches a file to the member's conversation, as the panel does. */
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

describe('a file is refused, and the conversation stays as it was,', () => {
  test.each([
    ['a web page', Buffer.from('<script>alert(1)</script>'), 'document.wrong_format'],
    [
      'a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'document.wrong_format',
    ],
    ['a PDF with a script', pdf('4 0 obj << /S /JavaScript /JS (1) >> endobj'), 'document.active'],
    ['half a picture', () => picture(1).then((all) => all.subarray(0, 300)), 'document.damaged'],
    ['a file of 10 MB', Buffer.alloc(DOCUMENT_MAX_BYTES), 'document.too_large'],
    ['nothing', [] as Buffer[], 'document.no_file'],
    ['two files', [Buffer.from('1'), Buffer.from('2')], 'document.too_many_files'],
  ])('if it is %s', async (_, given, code) => {
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
