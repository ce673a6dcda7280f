/** Tests the back office's calls for shared tables: settings, permissions, stakes and exposure. */
import * as calls from '@wl/contract/office/tables';
import type { OfficeTable, TableSettings } from '@wl/contract/office/tables';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../platform/testing.ts';
import { testClock } from '../../../platform/clock.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { signInPlayer } from '../../play/testing-players.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { latestRounds } from '../rounds/rounds-repository.ts';
import { createTableOwner, type TableOwner } from '../owner/table-owner.ts';
import { bet, TABLE } from '../testing-tables.ts';

const clock = testClock('2026-03-02T12:00:00Z');
let app: TestApp;
let clerk: Awaited<ReturnType<typeof makeClerk>>;
let owner: TableOwner;

beforeAll(async () => {
  app = await startTestApp({ clock });
  clerk = await makeClerk(app, ['games']);
  owner = createTableOwner(app.deps, { chainRounds: 400 });
});
afterAll(() => app.close());

async function tableOf(by = clerk): Promise<OfficeTable> {
  const { tables } = (await by.call(calls.officeTables)).body.data as { tables: OfficeTable[] };
  return tables.find(({ slug }) => slug === TABLE)!;
}

/** Sends changed settings of the table, as the back office does. */
async function change(part: Partial<TableSettings>, by = clerk, version?: number) {
  const table = await tableOf();
  return by.call(calls.changeTable, {
    params: { slug: TABLE },
    body: {
      version: version ?? table.version,
      settings: { ...table.settings, ...part },
      reason: 'Evening opening',
    },
  });
}

beforeEach(async () => {
  expect((await change({ state: 'closed' })).status).toBe(200);
});

test('an opened table gets rounds and appears in the members’ list, a closed one does not', async () => {
  const listed = async () =>
    (await app.client().get('/api/tables')).body.data.tables.map(({ slug }: OfficeTable) => slug);
  expect(await listed()).not.toContain(TABLE);
  const reply = await change({ state: 'open' });
  expect(reply.body.data.settings.state).toBe('open');
  await owner.tick();
  expect(await listed()).toContain(TABLE);
  expect((await tableOf()).round).toMatchObject({ phase: 'open', bets: 0, exposure_cents: 0 });
});

test('a new pace applies to the next round, and the running round keeps its deadline', async () => {
  await change({ state: 'open' });
  await owner.tick();
  const before = (await tableOf()).round!;
  const { pace } = (await tableOf()).settings;
  await change({ pace: { ...pace, bets_ms: 30_000 } });
  expect((await tableOf()).round).toMatchObject({
    number: before.number,
    closes_at: before.closes_at,
  });
});

test('a change is a gap in the numbers of the messages, so that open pages ask for the table', async () => {
  const seq = async () => (await app.client().get(`/api/tables/${TABLE}`)).body.data.table.seq;
  const before = await seq();
  await change({ state: 'open' });
  expect(await seq()).toBe(before + 1);
});

test('the second of two clerks who change the same version is refused', async () => {
  const { version } = await tableOf();
  expect((await change({ state: 'open' }, clerk, version)).status).toBe(200);
  const late = await change({ state: 'closed' }, clerk, version);
  expect([late.status, late.body.code]).toEqual([409, 'tables.changed']);
  expect((await tableOf()).settings.state).toBe('open');
});

test('settings that contradict each other are refused and change nothing', async () => {
  const before = await tableOf();
  const { limits, pace } = before.settings;
  const bad = await change({ limits: { ...limits, min_spot_cents: 75 } });
  expect([bad.status, bad.body.code]).toEqual([422, 'tables.bad_limits']);
  const slow = await change({ pace: { ...pace, closing_ms: pace.bets_ms } });
  expect([slow.status, slow.body.code]).toEqual([422, 'tables.bad_pace']);
  expect(await tableOf()).toEqual(before);
});

test('support sees the tables but cannot change them, and marketing sees nothing', async () => {
  const support = await makeClerk(app, ['support']);
  expect((await tableOf(support)).slug).toBe(TABLE);
  expect((await change({ state: 'open' }, support)).status).toBe(403);
  const marketing = await makeClerk(app, ['marketing']);
  expect((await marketing.call(calls.officeTables)).status).toBe(403);
  expect((await tableOf()).settings.state).toBe('closed');
});

test('every change is in the staff log with both settings and the reason', async () => {
  await change({ state: 'open' });
  const { rows } = await app.deps.database.pool.query(
    `select action, subject, before, after, reason from staff_audit order by id desc limit 1`,
  );
  expect(rows[0]).toMatchObject({
    action: 'tables.change',
    subject: `table:${TABLE}`,
    before: { state: 'closed' },
    after: { state: 'open' },
    reason: 'Evening opening',
  });
});

test('the round shows bets, members, stakes and the largest payout of one number', async () => {
  await change({ state: 'open' });
  await owner.tick();
  const { number } = (await tableOf()).round!;
  const first = await signInPlayer(app, { cashCents: 100_000 });
  const second = await signInPlayer(app, { cashCents: 100_000 });
  const sent = await Promise.all([
    bet(first, number, { spots: { 'straight:7': 500, red: 1_000 } }),
    bet(first, number, { spots: { 'straight:7': 200 } }),
    bet(second, number, { spots: { black: 3_000 } }),
  ]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await tableOf()).round).toMatchObject({
    bets: 3,
    members: 2,
    stake_cents: 4_700,
    // Number 7 is red. If it is drawn, 700 cents are paid at 35 to 1 and 1,000 cents at 1 to 1, and both stakes are
    // returned. Black would pay only 6,000 cents.
    exposure_cents: 700 * 36 + 1_000 * 2,
    spots: [
      { spot: 'black', stake_cents: 3_000, exposure_cents: 6_000 },
      { spot: 'red', stake_cents: 1_000, exposure_cents: 2_000 },
      { spot: 'straight:7', stake_cents: 700, exposure_cents: 700 * 36 },
    ],
  });
});

/** Opens a table, places one bet, and returns the table's latest round as clerks see it. */
async function roundWith(slug: string, spots: Record<string, number>) {
  await app.deps.database.pool.query(`update tables set state = 'open' where slug = $1`, [slug]);
  clock.advance(1_000);
  await owner.tick();
  const { body } = await app.client().get(`/api/tables/${slug}`);
  const player = await signInPlayer(app, { cashCents: 100_000 });
  const sent = await bet(player, body.data.table.round.number, { table: slug, spots });
  expect(sent.status).toBe(200);
  const { tables } = (await clerk.call(calls.officeTables)).body.data as { tables: OfficeTable[] };
  return tables.find((table) => table.slug === slug)?.round;
}

test('the exposure of a baccarat round is the largest payout of one hand', async () => {
  const spots = { banker: 2_000, tie: 400, 'either-pair': 300, small: 200, big: 200 };
  const round = await roundWith('pearl-salon', spots);
  // A tie with four cards and a pair: the stake on the banker is returned.
  expect(round?.exposure_cents).toBe(2_000 + 400 * 9 + 300 * 6 + 200 * 2.5);
  expect(round?.spots[0]).toEqual({ spot: 'banker', stake_cents: 2_000, exposure_cents: 3_900 });
});

test('the exposure of a travel wheel is the largest win with the maximum multiplier', async () => {
  const spots = { 'pays:1': 9_000, 'pays:13': 500, 'pays:27': 300 };
  const round = await roundWith('grand-departure', spots);
  // Only one number wins: 90.00 × (1 + 256) is more than 3.00 × (1 + 27 × 256) and 5.00 × (1 + 13 × 256).
  expect(round?.exposure_cents).toBe(9_000 * 257);
  expect(round?.spots).toEqual([
    { spot: 'pays:1', stake_cents: 9_000, exposure_cents: 9_000 * 257 },
    { spot: 'pays:13', stake_cents: 500, exposure_cents: 500 * 3_329 },
    { spot: 'pays:27', stake_cents: 300, exposure_cents: 300 * 6_913 },
  ]);
});

test.each([
  // A suited tie: half of the stake on the dragon is returned.
  ['dragon-ferry', { dragon: 2_000, tie: 300, 'suited-tie': 200 }, 1_000 + 300 * 12 + 200 * 51],
  // Three sixes: the single number pays 12 to 1, the triple pays 180 to 1, and big loses.
  ['bondi-dice', { big: 2_000, 'single:6': 300, 'triple:6': 100 }, 300 * 13 + 100 * 181],
])('the exposure at %s is the largest payout of one result', async (slug, spots, exposure) => {
  const round = await roundWith(slug, spots);
  expect(round?.exposure_cents).toBe(exposure);
});

/** Advances the clock in steps, and runs the owner after each step, until the table's round is in `phase`. */
async function runTo(slug: string, phase: string) {
  for (let step = 0; step < 200; step++) {
    const { round } = (await app.client().get(`/api/tables/${slug}`)).body.data.table;
    if (round?.phase === phase) return round;
    clock.advance(500);
    await owner.tick();
  }
  throw new Error(`the round did not become ${phase}`);
}

const roundAt = async (slug: string) => {
  const { tables } = (await clerk.call(calls.officeTables)).body.data as { tables: OfficeTable[] };
  return tables.find((table) => table.slug === slug)!.round!;
};

test('the exposure of a crash round is the sum of all cash-outs, and then the amount paid', async () => {
  const slug = 'pacific-departure';
  await app.deps.database.pool.query(`update tables set state = 'open' where slug = $1`, [slug]);
  clock.advance(2_000);
  await owner.tick();
  const { number } = await runTo(slug, 'open');
  const player = await signInPlayer(app, { cashCents: 100_000 });
  const place = (sent: object) =>
    player.post(`/api/tables/${slug}/bets`, { id: uuidv7(), round: number, bet: sent });
  expect(await roundAt(slug)).toMatchObject({ exposure_cents: 0, spots: [] });
  const targets = { spots: { first: 2_000 }, autoCashOut: { first: 300 } };
  expect((await place(targets)).status).toBe(200);
  expect((await place({ spots: { second: 100 } })).status).toBe(200);
  // The second bet has no target, so its largest payout is 50,000 times the stake.
  const spots = [
    { spot: 'first', stake_cents: 2_000, exposure_cents: 6_000 },
    { spot: 'second', stake_cents: 100, exposure_cents: 5_000_000 },
  ];
  expect(await roundAt(slug)).toMatchObject({ exposure_cents: 5_006_000, spots });
  await runTo(slug, 'revealed');
  expect(await roundAt(slug)).toMatchObject({ exposure_cents: 5_006_000, spots });
  const [round] = await latestRounds(app.deps.db, slug, 1);
  clock.set(new Date(round!.state.since + round!.state.showMs! + 1_000));
  await owner.tick();
  await runTo(slug, 'settled');
  const { rows } = await app.deps.database.pool.query<{ paid: number }>(
    'select sum(payout)::bigint as paid from tables_bets where table_slug = $1 and round = $2',
    [slug, number],
  );
  expect((await roundAt(slug)).exposure_cents).toBe(rows[0]!.paid);
});

test('the exposure of a blackjack round assumes that every hand wins', async () => {
  const round = await roundWith('rambla-twenty-one', { hand: 1_000 });
  expect(round).toMatchObject({
    exposure_cents: 2_500,
    spots: [{ spot: 'hand', stake_cents: 1_000, exposure_cents: 2_500 }],
  });
});
