/**
 * Tests that a secret sent by a member or visitor appears neither in the log nor in the database, except hashed or
 * encrypted (docs/spec/trust.md, S15–S17). The tests send known secrets and search for them.
 */
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeSentTo, newPlayer, registered } from './features/members/testing-members.ts';
import { createLogger } from './platform/log.ts';
import { startTestApp, type TestApp } from './platform/testing.ts';

let app: TestApp;
let log = '';
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  app = await startTestApp({ log: createLogger({ logLevel: 'trace' }, stream) });
});
afterAll(() => app.close());

const PASSWORD = 'Planted-Harbour-77!';
const OTHER_PASSWORD = 'Planted-Lantern-88!';
const WRONG_PASSWORD = 'Planted-Wrong-99!';
const CARD = '4242424242424242';

/** Returns every row of every table as text. */
async function dump(): Promise<string> {
  const { owner } = app.deps.database;
  const { rows } = await owner.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  let text = '';
  for (const { name } of rows) {
    const content = await owner.query<{ row: string }>(`select t::text as row from ${name} t`);
    text += content.rows.map(({ row }) => row).join('\n');
  }
  return text;
}

test('planted passwords, tokens and card numbers are in neither log nor database, and codes not in the log', async () => {
  const { client, player } = await registered(app, { password: PASSWORD });
  const secrets = [PASSWORD, OTHER_PASSWORD, WRONG_PASSWORD, CARD];
  const remember = (one: typeof client) => {
    if (one.token) secrets.push(one.token);
    for (const [name, value] of one.cookies) if (!name.startsWith('XSRF')) secrets.push(value);
  };
  remember(client);
  const { email } = player;
  const visitor = app.client();
  await visitor.post('/api/auth/sign-in', { email, password: WRONG_PASSWORD });
  await visitor.post('/api/auth/sign-in', { email: PASSWORD, password: email });
  await visitor.post('/api/auth/recover', { email });
  remember(visitor);
  const code = (await codeSentTo(app, email)) ?? '';
  expect(code).toMatch(/^\d{6}$/);
  await visitor.post('/api/auth/reset-password', { email, code, password: OTHER_PASSWORD });
  const again = app.client();
  const entered = await again.post('/api/auth/sign-in', { email, password: OTHER_PASSWORD });
  expect(entered.status).toBe(200);
  again.token = entered.body.data.auth_token;
  remember(again);
  const next = { current: OTHER_PASSWORD, password: PASSWORD, confirmation: PASSWORD };
  expect((await again.request('PUT', '/api/settings/password', next)).status).toBe(200);
  // Send the card number in fields that are not meant for it, as a member who misreads the form might do. It must not
  // be stored or logged.
  const card = { amount_cents: 20_00, number: CARD, card: { number: CARD, code: '987' } };
  await again.post('/api/wallet/top-ups', card);
  await again.post('/api/new-player', { ...newPlayer(), password: PASSWORD, number: CARD });
  // A failing request is logged, but neither its body nor its headers may appear in the log.
  await again.request('POST', '/api/auth/sign-in', [PASSWORD], { 'x-secret': CARD });
  await app.deps.events.drain();
  expect(log.length).toBeGreaterThan(1000);
  const stored = await dump();
  expect(stored.length).toBeGreaterThan(1000);
  expect(stored).toContain(email);
  for (const secret of secrets) {
    expect(log.includes(secret), `${secret} in the log`).toBe(false);
    expect(stored.includes(secret), `${secret} in the database`).toBe(false);
  }
  // The six digits of the code can occur by chance within longer numbers, so search the log only for the code as a
  // separate number.
  expect(new RegExp(`\\b${code}\\b`).test(log), 'the code in the log').toBe(false);
});
