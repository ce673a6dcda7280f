/**
 * Tests over HTTP that valid document uploads are accepted and others rejected, and that other members cannot read a
 * member's documents (decisions §4, trust S12).
 */
import { randomUUID } from 'node:crypto';
import * as officeCalls from '@wl/contract/office/passport';
import * as calls from '@wl/contract/passport';
import { DOCUMENT_MAX_BYTES } from '@wl/world/casino/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { createLogger } from '../../../platform/log.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../platform/testing.ts';
import { registered } from '../../members/testing-members.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { insertFile, placeOf } from '../contents/file-repository.ts';
import { openFile, sealFile } from '../../../platform/files/seal.ts';
import { pdf, picture, textPdf } from '../../../platform/files/testing-files.ts';
import { accept, outcome, passportOf, send, sent } from '../testing-documents.ts';

const clock = testClock('2026-05-31T12:00:00Z');
let app: TestApp;
let office: TestClient;
/** Log lines of all levels, including the most verbose. */
const lines: string[] = [];
beforeAll(async () => {
  const log = createLogger({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
  app = await startTestApp({ clock, log });
  office = await makeClerk(app, ['passport_desk']);
});
afterAll(() => app.close());

const member = async () => (await registered(app)).client;
const rowsOf = async (sql: string) => (await app.deps.database.owner.query(sql)).rows;

describe('a passport', () => {
  test('shows the member’s details and three document kinds without documents', async () => {
    const { client, player } = await registered(app);
    expect(await passportOf(client)).toMatchObject({
      details: {
        first_name: 'Dana',
        last_name: player.last_name,
        date_of_birth: '1990-05-17',
        nationality: player.nationality,
        nickname: expect.stringMatching(/^[A-Za-z0-9]{5,28}$/),
        phone: '+12025550143',
        email: player.email,
        email_confirmed: true,
        email_wanted: null,
        address1: player.address1,
      },
      passport: 'none',
      kinds: ['identity', 'address', 'payment'].map((kind) => ({
        kind,
        state: 'Pending',
        can_upload: true,
        documents: [],
      })),
    });
  });

  test('shows an uploaded document, and accepts no other of that kind until it is decided', async () => {
    const client = await member();
    const files = [{ bytes: await picture(1) }, { bytes: textPdf({ pages: 2 }) }];
    const document = await sent(client, { type: 'id_card', files });
    expect(document).toMatchObject({
      kind: 'identity',
      type: 'id_card',
      state: 'Pending',
      issued_on: null,
      decided_at: null,
    });
    // The server must have stored three pictures: one from the photo and two from the pages of the PDF.
    expect(document.files).toHaveLength(3);
    const { kinds } = await passportOf(client);
    expect(kinds[0]).toMatchObject({ can_upload: false, documents: [document] });
    expect(kinds[1]).toMatchObject({ can_upload: true, documents: [] });
    expect(outcome(await send(client))).toBe('409 document.waiting');
    expect(outcome(await send(client, { kind: 'payment' }))).toBe('ok');
    await accept(office, document.id);
    // After approval, the member can upload a newer identity document at any time.
    expect(outcome(await send(client))).toBe('ok');
  });

  test('cannot be read by other members or visitors', async () => {
    const [client, other] = [await member(), await member()];
    const document = await sent(client);
    expect((await passportOf(other)).kinds[0]?.documents).toEqual([]);
    const file = document.files[0]?.id ?? '';
    const params = { id: document.id, file };
    for (const outsider of [other, client, app.client()])
      expect(outcome(await outsider.call(officeCalls.documentFile, { params }))).toBe(
        '401 auth.signed_out',
      );
    expect(outcome(await send(app.client()))).toBe('401 auth.signed_out');
    expect(outcome(await app.client().call(calls.getPassport))).toBe('401 auth.signed_out');
  });
});

describe('a document upload', () => {
  test('is stored once when it is sent several times with the same key', async () => {
    const client = await member();
    const key = randomUUID();
    const files = [{ bytes: await picture(7) }];
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => send(client, { key, files })),
    );
    expect(replies.map(outcome)).toEqual(Array(8).fill('ok'));
    expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await send(client, { key, files })).body).toEqual(replies[0]?.body);
    for (const other of [
      { files: [{ bytes: await picture(8) }] },
      { files: [...files, ...files] },
      { files, type: 'id_card' as const },
      { files, kind: 'payment' as const },
    ])
      expect(outcome(await send(client, { key, ...other }))).toBe('409 document.key_reused');
    // Another member can use the same idempotency key, because keys must be unique only per member.
    expect(outcome(await send(await member(), { key }))).toBe('ok');
  });

  test('is accepted once when three with different keys arrive at the same time', async () => {
    const client = await member();
    const replies = await Promise.all([send(client), send(client), send(client)]);
    expect(replies.map(outcome).sort()).toEqual([
      '409 document.waiting',
      '409 document.waiting',
      'ok',
    ]);
  });

  test('is limited by the database to one pending document of a kind', async () => {
    const client = await member();
    const { id } = await sent(client);
    await expect(
      app.deps.database.pool.query(
        `insert into passport_documents (id, member_id, kind, type, state, key, content_hash, uploaded_at)
         select gen_random_uuid(), member_id, kind, type, 'Pending', 'another key', '', now()
         from passport_documents where id = $1`,
        [id],
      ),
    ).rejects.toThrow(/passport_documents_waiting/);
  });

  test('must have files smaller than 10 MB, to the byte', async () => {
    const small = await picture(3);
    const padded = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)]);
    const client = await member();
    for (const size of [DOCUMENT_MAX_BYTES, DOCUMENT_MAX_BYTES + 1])
      expect(outcome(await send(client, { files: [{ bytes: padded(size) }] }))).toBe(
        '422 document.too_large',
      );
    const most = padded(DOCUMENT_MAX_BYTES - 1);
    expect(outcome(await send(client, { files: [{ bytes: small }, { bytes: most }] }))).toBe('ok');
  });

  test('is rejected unread when its announced length exceeds four files', async () => {
    const client = await member();
    const reply = await client.request('POST', '/api/passport/documents', Buffer.from('--x--'), {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(5 * DOCUMENT_MAX_BYTES),
    });
    expect(outcome(reply)).toBe('422 document.too_large');
  });

  test.each([
    ['no file', { files: [] }, '422 document.no_file'],
    ['an empty file', { files: [{ bytes: Buffer.alloc(0) }] }, '422 document.no_file'],
    ['a type of another kind', { type: 'utility_bill' as const }, '422 request.invalid'],
    ['no kind', { kind: 'none' as const }, '422 request.invalid'],
    ['a short key', { key: 'x' }, '422 request.invalid'],
    ['no issue date', { kind: 'address' as const }, '422 request.invalid'],
    ['no date', { kind: 'address' as const, issued_on: '2026-02-30' }, '422 request.invalid'],
    [
      'a date to come',
      { kind: 'address' as const, issued_on: '2026-06-01' },
      '422 request.invalid',
    ],
    ['an old bill', { kind: 'address' as const, issued_on: '2026-02-27' }, '422 document.too_old'],
  ])('with %s is rejected', async (_name, sending, answer) => {
    expect(outcome(await send(await member(), sending))).toBe(answer);
  });

  test('with five files is rejected', async () => {
    const files = await Promise.all(
      [1, 2, 3, 4, 5].map(async (n) => ({ bytes: await picture(n) })),
    );
    const client = await member();
    expect(outcome(await send(client, { files }))).toBe('422 document.too_many_files');
    expect(outcome(await send(client, { files: files.slice(1) }))).toBe('ok');
  });

  test('without a valid form is rejected', async () => {
    const client = await member();
    expect(outcome(await client.call(calls.uploadDocument))).toBe('422 document.no_file');
    const broken = await client.request('POST', '/api/passport/documents', Buffer.from('hello'), {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(broken.status).toBe(422);
  });

  test('of an address proof on the last valid issue date is accepted', async () => {
    const client = await member();
    const document = await sent(client, { kind: 'address', issued_on: '2026-02-28' });
    expect(document).toMatchObject({ kind: 'address', issued_on: '2026-02-28' });
  });

  test('is rejected with a wrong CSRF token or from another origin', async () => {
    const client = await member();
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const body = Buffer.from('--x--');
    const post = (more: Record<string, string>) =>
      client.request('POST', '/api/passport/documents', body, { ...headers, ...more });
    expect(outcome(await post({ 'x-xsrf-token': 'wrong-token-0123456789' }))).toBe(
      '403 request.csrf',
    );
    expect(outcome(await post({ origin: 'https://elsewhere.example' }))).toBe('403 request.origin');
  });

  test('that is rejected over a real connection does not prevent the next one', async () => {
    const client = await member();
    const base = await app.app.listen({ port: 0, host: '127.0.0.1' });
    const post = async (bytes: Buffer, token = client.token ?? '') => {
      const form = new FormData();
      form.set('kind', 'identity');
      form.set('type', 'passport');
      form.set('key', randomUUID());
      form.append('files', new Blob([new Uint8Array(bytes)]), 'scan.jpg');
      const reply = await fetch(`${base}/api/passport/documents`, {
        method: 'POST',
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          'x-xsrf-token': client.cookies.get('XSRF-TOKEN') ?? '',
          cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          authorization: `Bearer ${token}`,
        },
        body: form,
      });
      const { code } = (await reply.json()) as { code?: string };
      return `${reply.status} ${code ?? ''}`.trim();
    };
    expect(await post(Buffer.alloc(3 * DOCUMENT_MAX_BYTES))).toBe('422 document.too_large');
    expect(await post(Buffer.alloc(2 * DOCUMENT_MAX_BYTES), 'nobody')).toBe('401 auth.signed_out');
    expect(await post(await picture(4))).toBe('200');
  });

  test('may be tried twenty times an hour', async () => {
    const limited = await startTestApp({ clock: testClock(), limitRates: true });
    const { client } = await registered(limited);
    const tries: string[] = [];
    for (let i = 0; i < 21; i += 1) tries.push(outcome(await client.call(calls.uploadDocument)));
    expect(tries.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => '422 document.no_file'));
    expect(tries[20]).toBe('429 request.too_many');
    await limited.close();
  });

  test.each<[string, string, () => Promise<Buffer> | Buffer]>([
    [
      'wrong_format',
      'a drawing named scan.png',
      () => Buffer.from('<svg xmlns="x"><script/></svg>'),
    ],
    ['damaged', 'half a photograph', async () => (await picture(2)).subarray(0, 400)],
    ['encrypted', 'a locked PDF', () => pdf('', { trailer: '/Encrypt 9 0 R' })],
    ['active', 'a PDF with a program', () => pdf('4 0 obj << /S /JavaScript /JS (x) >> endobj')],
    [
      'infected',
      'the scanners’ test file',
      () =>
        Buffer.from(
          ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
        ),
    ],
  ])(
    'is rejected by its content with document.%s for %s, and nothing is stored',
    async (code, _name, make) => {
      const client = await member();
      const files = [
        { bytes: await picture(1) },
        { bytes: await make(), name: 'scan.png', media: 'image/png' },
      ];
      expect(outcome(await send(client, { files }))).toBe(`422 document.${code}`);
      // If one file of an upload is rejected, none of the upload's files may be stored.
      expect((await passportOf(client)).kinds[0]).toMatchObject({
        can_upload: true,
        documents: [],
      });
    },
  );

  test('stores one event with the document kind', async () => {
    const { client, id } = await registered(app);
    await sent(client);
    const events = await rowsOf(
      `select type, data->>'kind' as kind from events where member_id = '${id}' and type like 'passport.%'`,
    );
    expect(events).toEqual([{ type: 'passport.document_uploaded', kind: 'identity' }]);
  });
});

describe('a stored document', () => {
  test('is readable neither in the database tables nor in the logs', async () => {
    const canary = 'CANARY-7d1f4c20';
    const client = await member();
    const photo = await sharp(await picture(9))
      .withExif({ IFD0: { ImageDescription: canary, Copyright: canary } })
      .jpeg()
      .toBuffer();
    const letter = pdf(`4 0 obj << /Title (${canary}) >> endobj`);
    const before = lines.length;
    const document = await sent(client, {
      files: [
        { bytes: photo, name: `${canary}.jpg` },
        { bytes: letter, name: `${canary}.pdf` },
      ],
    });
    // Also send an upload that is rejected, because its contents must not appear in the log either.
    await send(client, { kind: 'payment', files: [{ bytes: Buffer.from(`<svg>${canary}`) }] });
    const clear = [
      Buffer.from(canary).toString('hex'),
      canary,
      pdf().subarray(0, 24).toString('hex'),
    ];
    const tables = await rowsOf(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    expect(tables.length).toBeGreaterThan(30);
    for (const { name } of tables) {
      const [found] = await rowsOf(
        `select count(*)::int as n from ${name} t where ${clear.map((text) => `strpos(t::text, '${text}') > 0`).join(' or ')}`,
      );
      expect([name, found.n]).toEqual([name, 0]);
    }
    const logged = lines.slice(before).join('');
    expect(logged).toContain('/api/passport/documents');
    expect(logged).not.toContain(canary);
    // The file's contents must appear neither in a table nor in the log, but a clerk must still be able to open the
    // document.
    const file = document.files[1]?.id ?? '';
    const opened = await office.call(officeCalls.documentFile, {
      params: { id: document.id, file },
    });
    expect(opened.raw.headers['content-type']).toBe('image/jpeg');
    expect((await sharp(opened.raw.rawPayload).metadata()).format).toBe('jpeg');
    expect(opened.raw.rawPayload.includes(canary)).toBe(false);
  });

  test('that was stored as a PDF by an earlier version is opened as one picture', async () => {
    const { id, files } = await sent(await member());
    const fileId = randomUUID();
    const letter = textPdf({ pages: 2, action: '/S /URI /URI (http://a.example)' });
    await app.deps.transaction((tx) =>
      insertFile(
        tx,
        {
          ...{ id: fileId, document_id: id, position: files.length },
          ...{ media: 'application/pdf', bytes: letter.length },
        },
        sealFile(app.deps, placeOf(id, fileId), letter),
      ),
    );
    const opened = await office.call(officeCalls.documentFile, { params: { id, file: fileId } });
    expect(opened.raw.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(opened.raw.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      height: 4400,
    });
  });

  test('cannot be changed or deleted', async () => {
    const { id } = await sent(await member());
    const { pool, owner } = app.deps.database;
    for (const sql of [
      `update passport_contents set sealed = ''`,
      `update passport_files set media = 'application/pdf'`,
      'delete from passport_files',
      `delete from passport_documents where id = '${id}'`,
      'delete from passport_history',
      'truncate passport_contents',
    ])
      await expect(pool.query(sql), sql).rejects.toThrow(/permission denied/);
    for (const [sql, why] of [
      [
        `update passport_documents set kind = 'address', issued_on = now() where id = '${id}'`,
        /stays as it was sent/,
      ],
      [
        `update passport_documents set state = 'Completed' where id = '${id}'`,
        /cannot go from Pending to Completed/,
      ],
      ['delete from passport_contents', /was not purged/],
    ] as const)
      await expect(owner.query(sql), sql).rejects.toThrow(why);
  });

  test('can be decrypted only for its own file, unaltered and with a known secret', async () => {
    const config = { ...app.deps.config };
    const place = placeOf('a', 'b');
    const sealed = sealFile({ config }, place, Buffer.from('contents'));
    expect(openFile({ config }, place, sealed).toString()).toBe('contents');
    expect(() => openFile({ config }, { ...place, fileId: 'c' }, sealed)).toThrow();
    expect(() => openFile({ config }, { ...place, recordId: 'c' }, sealed)).toThrow();
    const bent = Buffer.from(sealed.sealed);
    bent.set([(bent.at(-1) ?? 0) ^ 1], bent.length - 1);
    expect(() => openFile({ config }, place, { ...sealed, sealed: bent })).toThrow();
    // After the installation's secret has changed, old files can still be decrypted. New files are encrypted with a key
    // derived from the new secret.
    const changed = {
      ...config,
      appSecret: Buffer.alloc(32, 5),
      appSecretsBefore: [config.appSecret],
    };
    expect(openFile({ config: changed }, place, sealed).toString()).toBe('contents');
    expect(sealFile({ config: changed }, place, Buffer.from('x')).key_id).not.toBe(sealed.key_id);
    const lost = { ...changed, appSecretsBefore: [] };
    expect(() => openFile({ config: lost }, place, sealed)).toThrow(/no APP_SECRET/);
  });
});
