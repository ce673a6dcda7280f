import { randomUUID } from 'node:crypto';
import { DOCUMENT_MAX_BYTES } from '@wl/world/casino/limits';
import { TICKET_MAX_FILES_IN_ALL } from '@wl/world/casino/support';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { pdf, picture, textPdf } from '../../platform/files/testing-files.ts';
import {
  longSessions,
  startTestApp,
  startTestNode,
  type TestApp,
  type TestClient,
} from '../../platform/testing.ts';
import { registered } from '../members/testing-members.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import {
  answer,
  attach,
  caseOf,
  change,
  codeOf,
  open,
  opened,
  reply,
  seen,
} from './testing-tickets.ts';

const START = '2026-03-02T12:00:00Z';
const HOUR_MS = 3_600_000;
const clock = testClock(START);
let app: TestApp;
let node: Awaited<ReturnType<typeof startTestNode>>;
let clerk: TestClient;
let bytes: Buffer;
beforeAll(async () => {
  app = await startTestApp({ clock, config: { sessions: longSessions } });
  node = await startTestNode(app);
  clerk = await makeClerk(app, ['support']);
  bytes = await picture();
});
afterAll(async () => {
  await node.close();
  await app.close();
});
beforeEach(() => {
  clock.set(START);
});

const NOT_FOUND = [404, 'request.not_found'];
const pictureOf = (client: TestClient, id: string, place: string, token?: string) =>
  client.get(`/api/support/tickets/${id}/files/${place}${token ? `?token=${token}` : ''}`);

describe('a file of a ticket', () => {
  test('is stored as pictures, which its requester and clerks see', async () => {
    const { client } = await registered(app);
    const { id, message, token } = await opened(app, client);
    const added = await attach(client, id, {
      message,
      bytes: textPdf({ pages: 2 }),
      name: ' İstanbul’dan dekont 🧾.pdf ',
    });
    expect(added.body.data.messages[0].files).toEqual([
      { number: 0, name: 'İstanbul’dan dekont 🧾.pdf', pages: 2 },
    ]);
    for (const page of [0, 1]) {
      const shown = await pictureOf(client, id, `${message}/0/${page}`);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      });
      expect((await sharp(shown.raw.rawPayload).metadata()).format).toBe('jpeg');
    }
    expect((await pictureOf(app.client(), id, `${message}/0/0`, token)).status).toBe(200);
    // Ids are not case-sensitive.
    const capitals = `${message.toUpperCase()}/0/0`;
    expect((await pictureOf(client, id.toUpperCase(), capitals)).status).toBe(200);
    expect(codeOf(await pictureOf(client, id, `${message}/0/2`))).toEqual(NOT_FOUND);
    expect(codeOf(await pictureOf(client, id, `${message}/1/0`))).toEqual(NOT_FOUND);
    expect((await caseOf(clerk, id)).entries[0]?.files).toHaveLength(1);
    const place = `/api/staff/support/tickets/${id}/files/${message}/0/1`;
    expect((await sharp((await clerk.get(place)).raw.rawPayload).metadata()).format).toBe('jpeg');
    const { rows } = await app.deps.database.owner.query(
      'select subject from staff_audit where subject like $1',
      [`enquiry:${id} file:%`],
    );
    expect(rows).toEqual([{ subject: `enquiry:${id} file:${message}/0` }]);
  });

  test('is seen by nobody else, and not under another ticket', async () => {
    const { client } = await registered(app);
    const outsider = (await registered(app)).client;
    const { id, message } = await opened(app, client);
    const other = await opened(app, outsider);
    await attach(client, id, { message, bytes });
    const place = `${message}/0/0`;
    expect(codeOf(await pictureOf(outsider, id, place))).toEqual(NOT_FOUND);
    expect(codeOf(await pictureOf(outsider, id, place, other.token))).toEqual(NOT_FOUND);
    expect(codeOf(await pictureOf(outsider, other.id, place))).toEqual(NOT_FOUND);
    const asClerk = `/api/staff/support/tickets/${other.id}/files/${place}`;
    expect(codeOf(await clerk.get(asClerk))).toEqual(NOT_FOUND);
    expect((await outsider.get(`/api/staff/support/tickets/${id}/files/${place}`)).status).toBe(
      401,
    );
  });

  test('is added by a visitor with the token of the form, until the thread goes on', async () => {
    const visitor = app.client();
    const ticket = (await open(visitor)).body.data;
    const { id, message, token } = ticket as { id: string; message: string; token: string };
    expect((await attach(visitor, id, { message, token, bytes })).status).toBe(200);
    const other = (await open(visitor)).body.data as { token: string };
    const foreign = { message, token: other.token, bytes, number: 1 };
    expect(codeOf(await attach(visitor, id, foreign))).toEqual(NOT_FOUND);
    expect(codeOf(await attach(visitor, id, { message, bytes, number: 1 }))).toEqual(NOT_FOUND);
    await answer(clerk, id, { text: 'For the reader of the mailbox only.' });
    const after = await attach(visitor, id, { message, token, bytes });
    expect(codeOf(after)).toEqual(NOT_FOUND);
    expect(JSON.stringify(after.body)).not.toContain('mailbox');
  });

  test('belongs to the requester’s latest message, for an hour', async () => {
    const { client } = await registered(app);
    const { id, message } = await opened(app, client);
    const second = randomUUID();
    await reply(client, id, 'Here are the pictures.', { message: second });
    expect(codeOf(await attach(client, id, { message, bytes }))).toEqual(NOT_FOUND);
    expect(codeOf(await attach(client, id, { message: randomUUID(), bytes }))).toEqual(NOT_FOUND);
    const answerId = randomUUID();
    await answer(clerk, id, { message: answerId });
    expect(codeOf(await attach(client, id, { message: answerId, bytes }))).toEqual(NOT_FOUND);
    clock.advance(HOUR_MS - 1);
    expect((await attach(client, id, { message: second, bytes })).status).toBe(200);
    clock.advance(1);
    const late = await attach(client, id, { message: second, bytes, number: 1 });
    expect(codeOf(late)).toEqual(NOT_FOUND);
  });

  test('is stored once, although equal requests arrive at once on two nodes', async () => {
    const { client } = await registered(app);
    const { id, message } = await opened(app, client);
    const there = node.clientOf(client);
    const replies = await Promise.all(
      [client, there, client, there].map((one) => attach(one, id, { message, bytes })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await seen(client, id)).messages[0]?.files).toHaveLength(1);
  });

  test('is refused if it is the sixth of its message, even for simultaneous requests', async () => {
    const { client } = await registered(app);
    const { id, message } = await opened(app, client);
    const replies = await Promise.all(
      Array.from({ length: 7 }, (_, number) => attach(client, id, { message, bytes, number })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(replies.filter(({ body }) => body.code === 'ticket.too_many_files')).toHaveLength(2);
    // A file that is already stored can be sent again.
    const stored = (await seen(client, id)).messages[0]?.files[0]?.number ?? -1;
    expect((await attach(client, id, { message, bytes, number: stored })).status).toBe(200);
  });

  test('is refused if the ticket has thirty', async () => {
    const { client } = await registered(app);
    const { id, message } = await opened(app, client);
    await app.deps.database.owner.query(
      `insert into support_ticket_messages (id, ticket_id, text, at)
         select gen_random_uuid(), $1, 'Earlier', $2::timestamptz - interval '1 hour' * n from generate_series(1, 6) n`,
      [id, clock.now()],
    );
    await app.deps.database.owner.query(
      `insert into support_ticket_files (message_id, number, page, name, key_id, sealed)
         select id, number, 0, 'old.jpg', '', '' from support_ticket_messages, generate_series(0, 4) number
         where ticket_id = $1 and text = 'Earlier'`,
      [id],
    );
    const full = await attach(client, id, { message, bytes });
    expect(codeOf(full)).toEqual([409, 'ticket.too_many_files']);
    const { messages } = await seen(client, id);
    expect(messages.flatMap(({ files }) => files)).toHaveLength(TICKET_MAX_FILES_IN_ALL);
  });

  test.each([
    ['a text with the name of a picture', Buffer.from('<svg onload=alert(1)>'), 'wrong_format'],
    ['a file of 10 MB', Buffer.alloc(DOCUMENT_MAX_BYTES), 'too_large'],
    ['an empty file', Buffer.alloc(0), 'no_file'],
    ['a PDF with a script', pdf('/OpenAction << /S /JavaScript /JS (1) >>'), 'active'],
  ])('is refused if it is %s', async (_, file, code) => {
    const { client } = await registered(app);
    const { id, message } = await opened(app, client);
    const refused = await attach(client, id, { message, bytes: file, name: 'picture.png' });
    expect(codeOf(refused)).toEqual([422, `document.${code}`]);
    expect((await seen(client, id)).messages[0]?.files).toEqual([]);
  });

  test('is refused together with a second one, or with a number or name that is invalid', async () => {
    const { client } = await registered(app);
    const { id, message } = await opened(app, client);
    const two = await attach(client, id, { message, bytes: [bytes, bytes] });
    expect(codeOf(two)).toEqual([422, 'document.too_many_files']);
    for (const fault of [{ number: 10 }, { number: -1 }, { number: 0.5 }, { name: 'a\nb' }])
      expect((await attach(client, id, { message, bytes, ...fault })).status).toBe(422);
    expect((await change(clerk, id, 'files')).status).toBe(404);
  });
});
