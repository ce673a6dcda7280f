/**
 * Sends hostile requests to every API endpoint: wrong types, sizes and encodings, U+0000, unpaired surrogates, and deep or
 * huge JSON. No request may get a 500 response, and no invalid text may be stored.
 *
 * By default, every run sends the same requests. `HOSTILE_CALLS=30000 HOSTILE_SEED=7` sends more requests, generated
 * from another seed.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registered } from './features/members/testing-members.ts';
import { makeClerk } from './features/staff/testing-clerks.ts';
import type { AnyCall } from './platform/http/http.ts';
import { startTestApp, type TestApp, type TestClient } from './platform/testing.ts';
import { hostileRequest, MARKER, type HostileRequest } from './testing-hostile.ts';

const TOTAL = Number(process.env['HOSTILE_CALLS'] ?? 1_500);
const SEED = Number(process.env['HOSTILE_SEED'] ?? 20_261_126);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/**
 * Returns functions that manage one cached client for each authentication type. `get` returns the client and creates it
 * if necessary. `leave` removes a client whose session has ended.
 */
function callers() {
  const known = new Map<AnyCall['auth'], TestClient>();
  const enter = async (auth: AnyCall['auth']): Promise<TestClient> => {
    if (auth === 'public') return app.client();
    return auth === 'staff' ? makeClerk(app, ['owner']) : (await registered(app)).client;
  };
  return {
    async get(auth: AnyCall['auth']): Promise<TestClient> {
      const client = known.get(auth) ?? (await enter(auth));
      known.set(auth, client);
      return client;
    },
    leave: (auth: AnyCall['auth']) => known.delete(auth),
  };
}

async function send(
  client: TestClient,
  method: string,
  { url, body, contentType }: HostileRequest,
) {
  const raw = await app.app.inject({
    method: method as 'POST',
    url,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': client.cookies.get('XSRF-TOKEN') ?? '',
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(client.token ? { authorization: `Bearer ${client.token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': contentType }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: raw.statusCode, text: raw.body };
}

/** Returns the names of the tables in which at least one row contains the text. */
async function tablesWith(text: string): Promise<string[]> {
  const { owner } = app.deps.database;
  const { rows } = await owner.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where c.relkind in ('r', 'p')
       and c.relnamespace = 'public'::regnamespace and not c.relispartition`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hit = await owner.query(`select 1 from ${name} t where t::text like $1 limit 1`, [
      `%${text}%`,
    ]);
    if (hit.rows.length > 0) found.push(name);
  }
  return found;
}

test(`${TOTAL} hostile requests cause no server error and store no text that must be rejected`, async () => {
  const calls = app.app.servedCalls;
  const each = Math.ceil(TOTAL / calls.length);
  const who = callers();
  const failed: string[] = [];
  const statuses: Record<string, number> = {};
  for (const call of calls) {
    for (const request of fc.sample(hostileRequest(call), { numRuns: each, seed: SEED })) {
      const { status, text } = await send(await who.get(call.auth), call.method, request);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 401 || status === 403) who.leave(call.auth);
      if (status >= 500 && !/request\.(overloaded|maintenance)|game_maintenance/.test(text))
        failed.push(
          `${call.method} ${request.url.slice(0, 200)} ${String(request.body).slice(0, 200)}: ${status} ${text.slice(0, 200)}`,
        );
    }
  }
  expect(failed, `seed ${SEED}`).toEqual([]);
  expect(await tablesWith(MARKER), `seed ${SEED}`).toEqual([]);
  // The responses must have at least five different statuses. Otherwise, an early check may have rejected all requests.
  expect(Object.keys(statuses).length, JSON.stringify(statuses)).toBeGreaterThan(4);
}, 600_000);
