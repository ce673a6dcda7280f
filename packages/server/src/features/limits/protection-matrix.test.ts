/**
 * Tests that every state-changing call, made in every member state, has exactly the outcome listed in
 * protection-matrix.md (decisions §3, §5, §9 and §10). The list of calls comes from the router, so a new call fails the
 * test until the table has a row for it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putLimit } from '@wl/contract/limits';
import { languages } from '@wl/world/languages';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type AnyReply, type TestApp } from '../../platform/testing.ts';
import { bagMember, deposit, give, grantCoins, launchItem } from '../bag/testing-bag.ts';
import { changeMember } from '../members/index.ts';
import { newPlayer, type Registered } from '../members/testing-members.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { openTestTable, TABLE } from '../tables/testing-tables.ts';
import { useProviders, type PaymentProvider } from '../wallet/payments.ts';

const BLOCKED_ADDRESS = '175.45.176.1';
const STRICT_ADDRESS = '193.0.6.139';
const CASH = 100_000;
const ID = '00000000-0000-7000-8000-000000000000';

const clock = testClock('2026-03-02T12:00:00Z');
let app: TestApp;
let campaign: { id: string; slug: string };
beforeAll(async () => {
  app = await startTestApp({ clock });
  useProviders(app.deps, [
    {
      name: 'harbour',
      startPayment: ({ reference }) =>
        Promise.resolve({ providerRef: reference, redirectUrl: 'https://pay.example/page' }),
    } as Pick<PaymentProvider, 'name' | 'startPayment'> as PaymentProvider,
  ]);
  campaign = await liveCampaign();
});
afterAll(() => app.close());

async function liveCampaign() {
  const clerk = await makeClerk(app, ['marketing']);
  const texts = Object.fromEntries(
    languages.map((language) => [language, { title: 'Spring', text: 'Come along.' }]),
  );
  const made = await clerk.post('/api/staff/campaigns', {
    slug: 'spring',
    city: 'paris',
    item: 'free-spins-20',
    texts,
    audience: 'all',
    opens_at: '2026-03-01T00:00:00.000Z',
    closes_at: '2026-04-01T00:00:00.000Z',
    stock: null,
  });
  const { id, version } = made.body.data;
  const body = { state: 'live', version, reason: 'As planned' };
  const live = await clerk.post(`/api/staff/campaigns/${id}/state`, body);
  if (live.status !== 200) throw new Error(JSON.stringify(live.body));
  return { id: String(id), slug: 'spring' };
}

const change = (id: string, what: Parameters<typeof changeMember>[3]) =>
  app.deps.transaction((tx) => changeMember(app.deps, tx, id, what));

/**
 * Functions that each prepare a member for one column of the protection matrix, keyed by column name. Each receives a
 * verified member with a confirmed e-mail address who lives in an unrestricted country.
 */
const columns: Record<string, (member: Registered) => Promise<unknown> | void> = {
  'blocked address': ({ client }) => {
    client.address = BLOCKED_ADDRESS;
  },
  'strict resident': ({ id }) => change(id, { country: 'GB' }),
  'strict address': ({ client }) => {
    client.address = STRICT_ADDRESS;
  },
  unverified: ({ id }) => change(id, { identity_state: 'Pending' }),
  'unverified, strict': async ({ id, client }) => {
    client.address = STRICT_ADDRESS;
    await change(id, { identity_state: 'Pending' });
  },
  unconfirmed: ({ id }) => change(id, { email_confirmed_at: null }),
  excluded: ({ id }) => change(id, { status: 'excluded', exclusion_length: 'permanent' }),
  'at limit': async ({ client }) => {
    for (const kind of ['deposit', 'wager', 'loss'])
      await client.call(putLimit, { params: { kind, period: 'day' }, body: { value: 0 } });
  },
};

async function newMember(): Promise<Registered> {
  const member = await bagMember(app, 'carry-on');
  await deposit(app, member.id, CASH);
  await grantCoins(app, member.id, 20_000);
  await change(member.id, { identity_state: 'Approved', address_state: 'Approved' });
  return member;
}

type Send = () => Promise<AnyReply>;
/** Function that prepares a valid request while the member is unrestricted, and returns the function that sends it. */
type Prepare = (member: Registered) => Promise<Send> | Send;

const spin = (more: object = {}) => ({
  id: uuidv7(),
  game: 'neon-shibuya',
  bet: { stakeCents: 100 },
  ...more,
});
const bought = () => ({
  id: uuidv7(),
  game: 'lotus-tower',
  bet: { stakeCents: 100, buy: 'free_spins' },
});
const seat = () => ({ id: uuidv7(), game: 'harbour-three-card', bet: { spots: { ante: 100 } } });
const demoOf = ({ id: _, ...bet }: { id: string; game: string; bet: object }) => bet;
const spinItem = launchItem('spin-credits-3');
const highItem = launchItem('free-spins-10');

const post =
  (url: string, body: () => object = () => ({})): Prepare =>
  ({ client }) =>
  () =>
    client.post(`/api${url}`, body());
/** Prepares two requests: the second is sent after the response to the first. Returns only the second response. */
const again =
  (url: string, body: () => object): Prepare =>
  ({ client }) =>
  async () => {
    await client.post(`/api${url}`, body());
    return client.post(`/api${url}`, body());
  };
const purchase = ({ slug, priceCoins }: { slug: string; priceCoins: number }) =>
  post('/marketplace/purchases', () => ({ key: uuidv7(), slug, version: 1, price: priceCoins }));
const activation =
  ({ terms }: { terms: typeof spinItem.terms }): Prepare =>
  async ({ client, id }) => {
    const item = await give(app, id, terms);
    return () => client.post(`/api/travel-bag/items/${item}/activate`);
  };
const decision =
  (action: string): Prepare =>
  async ({ client }) => {
    const { id } = (await client.post('/api/play/open-rounds', seat())).body.data.open;
    return () => client.post(`/api/play/open-rounds/${id}/actions`, { step: 0, action });
  };

async function askCashOut({ client }: Registered): Promise<AnyReply> {
  const { data } = (await client.get('/api/wallet/methods')).body;
  return client.post('/api/wallet/cash-outs', cashOutBy(data[0].id));
}
const cashOutBy = (methodId: string) => ({
  key: uuidv7(),
  amount_cents: 2000,
  method_id: methodId,
  end_bonuses: true,
});
const cashOut =
  (what: 'cancel' | 'flush'): Prepare =>
  async (member) => {
    const { id } = (await askCashOut(member)).body.data;
    return () => member.client.post(`/api/wallet/cash-outs/${id}/${what}`);
  };

/**
 * Functions that prepare a valid request, by row of protection-matrix.md. Rows without a function are tested with an
 * empty body, because a validation error shows that the member's state does not block the call.
 */
const rows: Record<string, Prepare> = {
  'POST /play/rounds: a spin': post('/play/rounds', spin),
  'POST /play/rounds: the next spin at once': again('/play/rounds', spin),
  'POST /play/rounds: a bought bonus': post('/play/rounds', bought),
  'POST /play/rounds: a free spin': async ({ client, id }) => {
    const item = await give(app, id, spinItem.terms);
    await client.post(`/api/travel-bag/items/${item}/activate`);
    return () => client.post('/api/play/rounds', spin({ item }));
  },
  'POST /play/open-rounds: a hand': post('/play/open-rounds', seat),
  'POST /play/open-rounds/:id/actions: a decision without a stake': decision('fold'),
  'POST /play/open-rounds/:id/actions: a raise': decision('play'),
  'POST /play/demo-rounds: a spin': post('/play/demo-rounds', () => demoOf(spin())),
  'POST /play/demo-rounds: the next spin at once': again('/play/demo-rounds', () => demoOf(spin())),
  'POST /play/demo-rounds: a bought bonus': post('/play/demo-rounds', () => demoOf(bought())),
  'POST /play/demo-rounds/steps: a hand': post('/play/demo-rounds/steps', () => ({
    ...demoOf(seat()),
    actions: [],
  })),
  'POST /tables/:slug/bets': async ({ client }) => {
    const round = await openTestTable(app);
    const bet = { spots: { red: 100 } };
    return () => client.post(`/api/tables/${TABLE}/bets`, { id: uuidv7(), round, bet });
  },
  'POST /tables/:slug/chat': async ({ client }) => {
    await openTestTable(app);
    return () => client.post(`/api/tables/${TABLE}/chat`, { id: uuidv7(), text: 'Hello' });
  },
  'POST /wallet/top-ups': post('/wallet/top-ups', () => ({
    key: uuidv7(),
    amount_cents: 2000,
    kind: 'card',
  })),
  'POST /wallet/cash-outs': async ({ client }) => {
    const { data } = (await client.get('/api/wallet/methods')).body;
    return () => client.post('/api/wallet/cash-outs', cashOutBy(data[0].id));
  },
  'POST /wallet/cash-outs/:id/cancel': cashOut('cancel'),
  'POST /wallet/cash-outs/:id/flush': cashOut('flush'),
  'POST /marketplace/purchases: wagering up to 10 times': purchase(spinItem),
  'POST /marketplace/purchases: wagering above 10 times': purchase(highItem),
  'POST /marketplace/travel-bags/purchases': post('/marketplace/travel-bags/purchases', () => ({
    key: uuidv7(),
    bag: 'weekender',
    price: 400,
  })),
  'POST /travel-bag/items/:id/activate: wagering up to 10 times': activation(spinItem),
  'POST /travel-bag/items/:id/activate: wagering above 10 times': activation(highItem),
  'DELETE /travel-bag/items/:id': async ({ client, id }) => {
    const item = await give(app, id, highItem.terms);
    return () => client.request('DELETE', `/api/travel-bag/items/${item}?shown=in_bag`);
  },
  'POST /campaigns/:slug/grabs: wagering above 10 times': (member) =>
    post(`/campaigns/${campaign.slug}/grabs`, () => ({ id: campaign.id }))(member),
  'PUT /limits/:kind/:period':
    ({ client }) =>
    () =>
      client.request('PUT', '/api/limits/session_time/day', { value: 60 }),
  'POST /exclusions': post('/exclusions', () => ({ length: 'permanent' })),
  'POST /auth/sign-in':
    ({ client, player: { email, password } }) =>
    () =>
      client.post('/api/auth/sign-in', { email, password }),
  'POST /new-player': post('/new-player', newPlayer),
};

/** Error codes of protection rules. An invalid request that gets any other error has passed all protection rules. */
const PROTECTION =
  /^(request\.country_blocked|member\.|limits\..*_reached|play\.(verification_required|too_fast|unknown_bet)|bag\.wagering_too_high|market\.item_unknown|wallet\.(verification_required|cash_out_not_pending)|travel\.not_verified)/;

/**
 * Returns the error code if a protection rule rejected the call, otherwise `open`. For a valid request (`isRight`),
 * every error code is the rejection of a rule. For an invalid request, only codes that match `PROTECTION` are.
 */
function outcomeOf({ status, body }: AnyReply, isRight: boolean): string {
  const code = String(body?.code);
  if (status === 200) return 'open';
  return isRight || PROTECTION.test(code) ? code : 'open';
}

/** Reads the table in `protection-matrix.md`. Returns the outcome by row and column. */
function readTable(): Map<string, Record<string, string>> {
  const file = path.join(import.meta.dirname, 'protection-matrix.md');
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
  const [head = [], , ...body] = lines;
  expect(head.slice(1)).toEqual(Object.keys(columns));
  return new Map(
    body.map(([row = '', ...cells]) => [
      row,
      Object.fromEntries(cells.map((cell, index) => [head[index + 1], cell])),
    ]),
  );
}

/** Returns the state-changing calls for members and visitors. Calls for clerks and other servers are excluded. */
const changingCalls = () =>
  app.app.servedCalls
    .filter(({ method, auth }) => method !== 'GET' && auth !== 'staff')
    .filter(({ path: url }) => !url.startsWith('/staff/'))
    .filter((call) => !app.app.serveOptions.get(call)?.serverToServer);
const callOf = (row: string) => row.split(': ')[0] ?? '';

test('every state-changing call has a row in the protection matrix, and every row names such a call', () => {
  const served = changingCalls().map(({ method, path: url }) => `${method} ${url}`);
  const table = readTable();
  const listed = new Set([...table.keys()].map(callOf));
  expect(served.filter((call) => !listed.has(call))).toEqual([]);
  expect([...listed].filter((call) => !served.includes(call))).toEqual([]);
  expect(Object.keys(rows).filter((row) => !table.has(row))).toEqual([]);
});

test.each(Object.keys(columns))(
  'every call has the outcome that the protection matrix lists for: %s',
  async (column) => {
    const bring = columns[column];
    if (!bring) throw new Error(`there is no column ${column}`);
    const found: Record<string, string> = {};
    const expected: Record<string, string | undefined> = {};
    const plain = await newMember();
    await bring(plain);
    // Sign out last, because no other call is possible afterwards.
    const names = [...readTable()].sort(
      ([a], [b]) => Number(a.includes('sign-out')) - Number(b.includes('sign-out')),
    );
    for (const [row, cells] of names) {
      expected[row] = cells[column];
      const prepare = rows[row];
      if (prepare) {
        const member = await newMember();
        const send = await prepare(member);
        await bring(member);
        found[row] = outcomeOf(await send(), true);
      } else {
        const [method = '', url = ''] = row.split(' ');
        const reply = await plain.client.request(method, `/api${url.replace(/:\w+/g, ID)}`, {});
        found[row] = outcomeOf(reply, false);
      }
    }
    expect(found).toEqual(expected);
  },
);
