/**
 * Tests that absurd amounts and dates in clerks' requests do no harm, even if the requests pass schema validation and
 * refer to existing rows. No call may respond with status 500, no implausible amount may be booked, and the books must
 * balance. `ABSURD_CALLS=200` sends 200 requests per API call, and `ABSURD_SEED=7` sends different requests.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClerk } from './features/staff/testing-clerks.ts';
import {
  booksAreRight,
  newMember,
  pendingCashOut,
  startWalletTest,
  topUp,
  type WalletTest,
} from './features/wallet/testing-wallet.ts';
import { absurdRequest } from './testing-hostile.ts';

const EACH = Number(process.env['ABSURD_CALLS'] ?? 12);
const SEED = Number(process.env['ABSURD_SEED'] ?? 20_261_126);
/** Amount larger than any plausible manual booking: 100,000 dollars. */
const MOST_CENTS = 10_000_000;

let casino: WalletTest;
beforeAll(async () => {
  casino = await startWalletTest();
});
afterAll(() => casino.stop());

/** Returns the ids of up to five rows per table, so that most requests refer to an existing row. */
async function storedIds(): Promise<string[]> {
  const { owner } = casino.app.deps.database;
  const { rows: tables } = await owner.query<{ name: string }>(
    `select a.attrelid::regclass::text as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attname = 'id' and a.atttypid = 'uuid'::regtype and c.relkind = 'r'
       and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const ids: string[] = [];
  for (const { name } of tables) {
    const { rows } = await owner.query<{ id: string }>(
      `select id from ${name} order by id limit 5`,
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

test('extreme amounts and dates sent by clerks cause no error and no implausible booking', async () => {
  const { app } = casino;
  const member = await newMember(casino, { verified: true });
  await topUp(member, 50_000);
  await pendingCashOut(member, 2_000, 5_000);
  const ids = await storedIds();
  expect(ids.length).toBeGreaterThan(5);
  const failed: string[] = [];
  const statuses: Record<string, number> = {};
  let clerk = await makeClerk(app, ['owner']);
  const calls = app.app.servedCalls.filter(
    ({ auth, method, path }) => auth === 'staff' && method !== 'GET' && !path.includes('sign-out'),
  );
  for (const call of calls)
    for (const { url, body } of fc.sample(absurdRequest(call, ids), {
      numRuns: EACH,
      seed: SEED,
    })) {
      const parsed = body === undefined ? undefined : (JSON.parse(String(body)) as object);
      const reply = await clerk.request(call.method, url, parsed);
      statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
      // A random request can deactivate the clerk's own account or remove one of its permissions. In that case,
      // continue with another clerk.
      if (reply.status === 401 || reply.status === 403) clerk = await makeClerk(app, ['owner']);
      if (reply.status >= 500)
        failed.push(`${call.method} ${url} ${String(body).slice(0, 400)}: ${reply.status}`);
    }
  expect(failed, `seed ${SEED}`).toEqual([]);
  expect(statuses['200'] ?? 0, JSON.stringify(statuses)).toBeGreaterThan(20);
  const { rows } = await app.deps.database.owner.query(
    'select * from ledger_transfers where amount > $1',
    [MOST_CENTS],
  );
  expect(rows).toEqual([]);
  await booksAreRight(casino);
}, 600_000);
