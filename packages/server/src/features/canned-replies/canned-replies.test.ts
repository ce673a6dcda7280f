/** Tests canned replies over HTTP: listing them, concurrent changes by two clerks, and restoring built-in replies. */
import * as calls from '@wl/contract/office/canned-replies';
import type { StoredReply } from '@wl/contract/office/canned-replies';
import { CANNED_MAX_REPLIES } from '@wl/world/canned-replies/canned-replies';
import { defaultReplies } from '@wl/world/canned-replies/default-replies';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  longSessions,
  startTestApp,
  type TestApp,
  type TestClient,
} from '../../platform/testing.ts';
import { makeClerk } from '../staff/testing-clerks.ts';

let app: TestApp;
let clerk: TestClient;
let reader: TestClient;
beforeAll(async () => {
  app = await startTestApp({ config: { sessions: longSessions } });
  clerk = await makeClerk(app, ['support']);
  reader = await makeClerk(app, ['payments']);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.deleteFrom('canned_replies').execute();
});

const list = async () => (await clerk.call(calls.cannedReplies, {})).body.data as StoredReply[];
const find = async (id: string) => (await list()).find((reply) => reply.id === id);

const contentWith = (change: Partial<StoredReply>) => {
  const greeting = defaultReplies[0];
  if (!greeting) throw new Error('the product has replies');
  const { titles, texts, action } = greeting;
  return { titles, texts, action, ...change };
};

const save = (id: string, change: Partial<StoredReply>, version = 0, by = clerk) =>
  by.call(calls.saveCannedReply, { params: { id }, body: { ...contentWith(change), version } });
const change = (call: 'remove' | 'restore', id: string, version: number) =>
  clerk.call(call === 'remove' ? calls.removeCannedReply : calls.restoreCannedReply, {
    params: { id },
    body: { version },
  });

const textsWith = (en: string) => ({ ...contentWith({}).texts, en });
const entriesOf = async (id: string) => {
  const { rows } = await app.deps.database.owner.query<{ action: string }>(
    'select action from staff_audit where subject = $1',
    [`canned_reply:${id}`],
  );
  return rows.map(({ action }) => action);
};

test('without changes, the list has the replies of the product in order', async () => {
  expect((await list()).map(({ id, origin, version }) => [id, origin, version])).toEqual(
    defaultReplies.map(({ id }) => [id, 'default', 0]),
  );
});

test('a change replaces the product’s text, and a repeated call changes nothing', async () => {
  const texts = textsWith('Welcome {name}! {limitsLink} {coolingMinutes}');
  expect((await save('greeting', { texts })).status).toBe(200);
  expect((await save('greeting', { texts })).body.data).toMatchObject({ version: 1 });
  expect(await find('greeting')).toMatchObject({ origin: 'changed', version: 1, texts });
  expect(await entriesOf('greeting')).toEqual(['replies.save']);
});

test('of two clerks who change one version at once, one gets an error', async () => {
  const replies = await Promise.all(
    ['One', 'Two', 'Three', 'Four'].map((en) => save('greeting', { texts: textsWith(en) })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('replies.changed');
  expect(await find('greeting')).toMatchObject({ version: 1 });
});

test('an own reply can be added and removed, also with two calls', async () => {
  const id = 'a1b2c3d4-0000-7000-8000-000000000000';
  await save(id, { action: { kind: 'ticket', topic: 'payment' } });
  expect((await list()).at(-1)).toMatchObject({ id, origin: 'own', version: 1 });
  expect((await change('remove', id, 0)).body.code).toBe('replies.changed');
  expect((await change('remove', id, 1)).status).toBe(200);
  expect((await change('remove', id, 1)).status).toBe(200);
  expect(await find(id)).toBeUndefined();
  expect((await save(id, {}, 1)).body.code).toBe('replies.changed');
  expect((await change('restore', id, 1)).body.code).toBe('request.not_found');
});

test('a removed reply of the product can be restored', async () => {
  expect((await change('remove', 'farewell', 0)).status).toBe(200);
  expect(await find('farewell')).toMatchObject({ is_removed: true, version: 1 });
  expect((await change('restore', 'farewell', 0)).body.code).toBe('replies.changed');
  expect((await change('restore', 'farewell', 1)).status).toBe(200);
  expect(await find('farewell')).toMatchObject({
    ...defaultReplies.find(({ id }) => id === 'farewell'),
    origin: 'default',
    is_removed: false,
    version: 0,
  });
});

test.each([
  ['an unknown field', { texts: textsWith('Hello {nobody}') }, 'replies.variable_unknown'],
  [
    'an inherited name as a field',
    { texts: textsWith('{constructor}') },
    'replies.variable_unknown',
  ],
  ['an empty text', { texts: textsWith('  ') }, 'request.invalid'],
  [
    'an item that never existed',
    { action: { kind: 'grant', slug: 'no-such-item' } as const },
    'market.item_unknown',
  ],
])('%s is refused', async (_, content, code) => {
  expect((await save('greeting', content)).body.code).toBe(code);
  expect(await find('greeting')).toMatchObject({ origin: 'default' });
});

test('the number of replies is limited', async () => {
  for (let at = defaultReplies.length; at < CANNED_MAX_REPLIES; at += 1)
    expect((await save(`own-${at}`, {})).status).toBe(200);
  expect((await save('one-more', {})).body.code).toBe('replies.too_many');
  expect((await save('own-100', { texts: textsWith('Other') }, 1)).status).toBe(200);
});

test('only clerks with the permission can change replies', async () => {
  expect((await reader.call(calls.cannedReplies, {})).status).toBe(200);
  expect((await save('greeting', { texts: textsWith('Mine') }, 0, reader)).status).toBe(403);
});
