/** Tests copying and erasing a member's personal data over HTTP (trust P1 to P6). */
import * as calls from '@wl/contract/personal-data';
import { changeAddress, changePhone } from '@wl/contract/details';
import * as playlists from '@wl/contract/playlists';
import * as settings from '@wl/contract/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { post } from '../ledger/index.ts';
import { emailsTo, registered, type Registered } from '../members/testing-members.ts';
import { answer, conversationOf, take } from '../chat/testing-chat.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { PREPARE_COPY } from './prepare-copy.ts';
import { registry } from './registry.ts';

const clock = testClock('2026-03-02T12:00:00Z');
const DAY_MS = 24 * 3_600_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const ask = ({ client, player }: Registered, password = player.password) =>
  client.call(calls.askForPersonalData, { body: { password } });
const fetchCopy = ({ client }: Registered, id: string) =>
  client.call(calls.fetchPersonalData, { params: { id } });
/**
 * Requests a copy of the member's data and runs the job that prepares it.
 * @returns the copy's id
 */
async function prepared(member: Registered): Promise<string> {
  const reply = await ask(member);
  expect(reply.status).toBe(200);
  const { id, state } = reply.body.data.copy as { id: string; state: string };
  expect(state).toBe('preparing');
  await app.deps.jobs.runNow(PREPARE_COPY, { copyId: id });
  return id;
}
const rowsOf = async (sql: string, values: unknown[] = []) =>
  (await app.deps.database.owner.query<Record<string, string>>(sql, values)).rows;

test('every table with member data is in the registry, and every registry entry exists', async () => {
  const columns = await rowsOf(
    `select table_name, column_name from information_schema.columns where table_schema = 'public'`,
  );
  const tables = new Set(columns.map((one) => one['table_name'] ?? ''));
  const children = await rowsOf(
    `select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent
     from pg_constraint c where c.contype = 'f'`,
  );
  const about = new Set(
    columns
      .filter((one) => ['member_id', 'subject_id', 'player_id'].includes(one['column_name'] ?? ''))
      .map((one) => one['table_name'] ?? ''),
  );
  // Include tables that reference a table with member data, because they also contain member data.
  for (const { child = '', parent = '' } of children)
    if (parent === 'members' || (registry[parent] && !('not' in registry[parent])))
      about.add(child);
  expect([...about].filter((table) => !(table in registry)).sort()).toEqual([]);
  expect(Object.keys(registry).filter((table) => !tables.has(table))).toEqual([]);
  for (const [table, share] of Object.entries(registry))
    if ('by' in share) expect(columns).toContainEqual({ table_name: table, column_name: share.by });
});

test('a data copy contains the member’s own data, but nothing of another member and no secrets', async () => {
  const member = await registered(app, { first_name: 'Wilhelmina' });
  const other = await registered(app, { first_name: 'Ottokar' });
  for (const { id, amount } of [
    { id: member.id, amount: 12_34 },
    // The other member's amount must not occur in the copy. The amount has many digits, because a short number could
    // occur by chance in an id, a hash or a time.
    { id: other.id, amount: 9_876_543_21 },
  ])
    await app.deps.transaction((tx) =>
      post(tx, {
        memberId: id,
        operationId: uuidv7(),
        kind: 'top_up',
        transfers: [{ debit: 'paymentClearing', credit: 'cash', amount }],
      }),
    );
  const id = await prepared(member);
  const reply = await fetchCopy(member, id);
  expect(reply.status).toBe(200);
  expect(reply.headers['content-disposition']).toContain('wanderluck-my-data.json');
  const text = JSON.stringify(reply.body);
  const { about, tables } = reply.body as {
    about: { member_id: string };
    tables: Record<string, Record<string, unknown>[]>;
  };
  expect(about.member_id).toBe(member.id);
  expect(tables['members']).toMatchObject([
    { first_name: 'Wilhelmina', email: member.player.email, date_of_birth: '1990-05-17' },
  ]);
  expect(tables['ledger_transfers']?.map((row) => row['amount'])).toContain(12_34);
  expect(tables['sessions']?.length).toBeGreaterThan(0);
  for (const outsider of [other.id, other.player.email, 'Ottokar', '987654321'])
    expect(text).not.toContain(outsider);
  const [secrets] = await rowsOf(
    `select password_hash, encode(identity_key, 'hex') as identity from members where id = $1`,
    [member.id],
  );
  const [sessions] = await rowsOf(
    `select encode(token_hash, 'hex') as token from sessions where subject_id = $1`,
    [member.id],
  );
  for (const secret of [secrets?.['password_hash'], secrets?.['identity'], sessions?.['token']])
    expect(text).not.toContain(secret);
  const state = (await member.client.call(calls.getPersonalData)).body.data;
  expect(state.copy).toMatchObject({ state: 'ready' });
  const emails = await emailsTo(app, member.player.email);
  expect(emails.at(-1)?.subject).toBe('Wanderluck: your data is ready');
});

test('a data copy contains the member’s conversations with support, without the clerks’ notes', async () => {
  const member = await registered(app);
  const clerk = await makeClerk(app, ['support']);
  const id = await conversationOf(member.client, 'Where is my money?');
  await take(clerk, id);
  await answer(clerk, id, 'It is on its way.');
  await answer(clerk, id, 'Check this account', { kind: 'note' });
  const copy = await fetchCopy(member, await prepared(member));
  const { tables } = copy.body as { tables: Record<string, { text: string }[]> };
  expect(tables['chat_conversations']).toHaveLength(1);
  expect(tables['chat_messages']?.map(({ text }) => text).sort()).toEqual([
    ...['', 'It is on its way.', 'Where is my money?'],
  ]);
});

test('a data copy that is prepared twice at the same time is announced by one e-mail', async () => {
  const member = await registered(app);
  const { id } = (await ask(member)).body.data.copy as { id: string };
  const prepare = () => app.deps.jobs.runNow(PREPARE_COPY, { copyId: id });
  const published = async () =>
    (await emailsTo(app, member.player.email)).filter(({ subject }) =>
      /data is ready/.test(subject),
    );
  await Promise.all([prepare(), prepare()]);
  expect(await published()).toHaveLength(1);
});

test('a data copy requested before the account is closed is neither stored nor announced', async () => {
  const member = await registered(app);
  const { id } = (await ask(member)).body.data.copy as { id: string };
  const { password } = member.player;
  const close = await member.client.call(settings.closeAccount, {
    body: { reason: 'privacy', password },
  });
  expect(close.status).toBe(200);
  await app.deps.jobs.runNow(PREPARE_COPY, { copyId: id });
  const kept = await rowsOf(
    'select content is null as gone from personal_data_exports where id = $1',
    [id],
  );
  expect(kept).toEqual([{ gone: true }]);
  const emails = await emailsTo(app, member.player.email);
  expect(emails.map(({ subject }) => subject)).not.toContain('Wanderluck: your data is ready');
});

test('a data copy requires the password, is requested once, is for its owner only, and expires', async () => {
  const member = await registered(app);
  const other = await registered(app);
  expect((await ask(member, 'Wrong-Harbour-1')).body.code).toBe('auth.wrong_password');
  const both = await Promise.all([ask(member), ask(member)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { id } = (await member.client.call(calls.getPersonalData)).body.data.copy as { id: string };
  expect((await fetchCopy(member, id)).status).toBe(404);
  await app.deps.jobs.runNow(PREPARE_COPY, { copyId: id });
  // The job is idempotent, so a second run sends no second e-mail.
  const emails = (await emailsTo(app, member.player.email)).length;
  await app.deps.jobs.runNow(PREPARE_COPY, { copyId: id });
  expect(await emailsTo(app, member.player.email)).toHaveLength(emails);
  expect((await fetchCopy(member, id)).status).toBe(200);
  expect((await fetchCopy(other, id)).status).toBe(404);
  const [kept] = await rowsOf(
    `select encode(content, 'escape') as text from personal_data_exports where id = $1`,
    [id],
  );
  expect(kept?.['text']).not.toContain(member.player.email);
  await app.deps.database.owner.query(
    `update personal_data_exports set expires_at = $2 where id = $1`,
    [id, clock.now()],
  );
  expect((await fetchCopy(member, id)).status).toBe(404);
  await app.deps.jobs.runNow('personal_data.drop_expired');
  expect(
    await rowsOf(`select 1 as x from personal_data_exports where id = $1 and content is null`, [
      id,
    ]),
  ).toHaveLength(1);
});

test('closing an account erases data at once and after five years, but keeps ledger transfers', async () => {
  const member = await registered(app, { first_name: 'Erasmina', offer_from: true });
  const { password } = member.player;
  const moved = { phone: '+1 202 555 0199', password };
  expect((await member.client.call(changePhone, { body: moved })).status).toBe(200);
  const { city, country, post_code, address2 } = member.player;
  const pier = { city, country, post_code, address1: '7 Erasure Pier', address2 };
  expect((await member.client.call(changeAddress, { body: { ...pier, password } })).status).toBe(
    200,
  );
  const body = { reason: 'privacy', password };
  expect((await member.client.call(settings.closeAccount, { body })).status).toBe(200);
  const row = async () =>
    (await rowsOf(`select * from members where id = $1`, [member.id]))[0] as Record<
      string,
      unknown
    >;
  expect(await row()).toMatchObject({ offers: false, first_name: 'Erasmina', status: 'closed' });
  for (const table of [
    'members_devices',
    'members_email_codes',
    'members_recoveries',
    'members_second_factors',
  ])
    expect(await rowsOf(`select 1 as x from ${table} where member_id = $1`, [member.id])).toEqual(
      [],
    );
  const transfers = () =>
    rowsOf(`select id::text, amount from ledger_transfers where member_id = $1`, [member.id]);
  const before = await transfers();
  expect(before.length).toBeGreaterThan(0);
  const identity = (await row())['identity_key'];
  clock.set('2031-03-02T11:00:00Z');
  await app.deps.jobs.runNow('personal_data.erase');
  expect((await row())['first_name']).toBe('Erasmina');
  clock.advance(DAY_MS);
  await app.deps.jobs.runNow('personal_data.erase');
  const erased = await row();
  expect(erased['identity_key']).toEqual(identity);
  // Match the phone number with the digits around `555`, because `555` alone occurs by chance in about one in 300 ids.
  expect(JSON.stringify({ ...erased, identity_key: '' })).not.toMatch(
    /Erasmina|Voyager|mail\.example|202 ?555 ?01|Harbour Street|Pier/,
  );
  expect(
    await rowsOf(`select 1 as x from details_changes where member_id = $1`, [member.id]),
  ).toEqual([]);
  expect(await transfers()).toEqual(before);
  expect(await rowsOf(`select 1 as x from sessions where subject_id = $1`, [member.id])).toEqual(
    [],
  );
  // After the erasure, a registration with the member's latest or previous postal address must still be rejected as a
  // duplicate, even with a different e-mail address.
  for (const address of [{}, pier]) {
    const duplicate = { ...member.player, ...address, email: 'twin-of-erased@mail.example' };
    expect((await app.client().post('/api/new-player', duplicate)).body.code).toBe(
      'member.already_registered',
    );
  }
});

test('closing an account deletes its playlists, including shared ones', async () => {
  const [maker, reader] = [await registered(app), await registered(app)];
  const [shared, hidden] = [uuidv7(), uuidv7()];
  for (const [id, name] of [
    [shared, 'Tapes of Erasmina'],
    [hidden, 'For myself'],
  ] as const)
    await maker.client.call(playlists.createPlaylist, {
      body: { id, name, games: ['lotus-tower'] },
    });
  const params = { id: shared };
  await maker.client.call(playlists.changePlaylist, { params, body: { shared: true } });
  const liked = { params, body: { liked: true } };
  expect((await reader.client.call(playlists.likePlaylist, liked)).body.data.likes).toBe(1);
  const body = { reason: 'privacy', password: maker.player.password };
  expect((await maker.client.call(settings.closeAccount, { body })).status).toBe(200);
  for (const client of [reader.client, app.client()])
    expect((await client.call(playlists.playlistGames, { params })).status).toBe(404);
  for (const [table, column] of [
    ['playlists', 'id::text'],
    ['playlists_games', 'list_id::text'],
    ['playlists_likes', 'list'],
  ])
    expect(
      await rowsOf(`select 1 as x from ${table} where ${column} = any($1)`, [[shared, hidden]]),
    ).toEqual([]);
});
