/** Tests the opening hours of tables over HTTP, with a clock that the tests set. */
import * as calls from '@wl/contract/office/tables';
import type { OfficeTable, TableSettings } from '@wl/contract/office/tables';
import * as hoursCalls from '@wl/contract/office/tables-hours';
import type { StoredTableHours } from '@wl/contract/office/tables-hours';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { BACCARAT, dealerAt, startDealing, type TestClerk } from '../dealing/testing-dealing.ts';
import type { TableOwner } from '../owner/table-owner.ts';
import {
  auditDifferences,
  bet,
  expireLease,
  newOwner,
  newPlayer,
  runUntil,
  see,
  setState,
  TABLE,
  walletOf,
  wrongBets,
  type TestTables,
} from '../testing-tables.ts';
import { lockFreeTable } from './hours-repository.ts';

type Hours = NonNullable<StoredTableHours['hours']>;

/** Opening hours from 18:00 to 02:00 every day. Reykjavik is at UTC all year. */
const evenings: Hours = {
  zone: 'Atlantic/Reykjavik',
  days: Array.from({ length: 7 }, () => [{ from: '18:00', to: '02:00' }]),
  dates: [],
};

let tables: TestTables;
let clerk: TestClerk;
let owner: TableOwner;
/** Day of the current test, counted from 1 March 2026. Each test has a day of its own, so that the clock never goes back. */
let day = 1;

beforeAll(async () => {
  tables = await startDealing();
  clerk = await makeClerk(tables.app, ['games', 'pit_boss']);
});
afterAll(async () => {
  expect(await wrongBets(tables)).toEqual([]);
  expect(await auditDifferences(tables)).toEqual([]);
  await tables.close();
});
beforeEach(async () => {
  await owner?.release();
  owner = newOwner(tables);
  day += 2;
  at('12:00');
  for (const slug of [TABLE, BACCARAT]) {
    await removeHours(slug);
    await setState(tables, 'closed', slug);
  }
});

const instant = (time: string, days = 0) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(Date.UTC(2026, 2, day + days, hour, minute)).toISOString();
};

/** Sets the clock to a time of the test's day, or of a later day. */
const at = (time: string, days = 0) => tables.clock.set(new Date(instant(time, days)));

/** Sets the clock and lets the owner run. */
async function tickAt(time: string, days = 0, by = owner) {
  at(time, days);
  await by.tick();
}

const storedHours = async (slug = TABLE): Promise<StoredTableHours> =>
  (await clerk.call(hoursCalls.tableHours, { params: { slug } })).body.data;

async function setHours(
  hours: Hours | null,
  { slug = TABLE, by = clerk, version }: { slug?: string; by?: TestClerk; version?: number } = {},
) {
  const known = version ?? (await storedHours(slug)).version;
  return by.call(hoursCalls.setTableHours, {
    params: { slug },
    body: { hours, version: known, reason: 'Evening tables' },
  });
}

const removeHours = (slug: string) => setHours(null, { slug });

async function officeTable(slug = TABLE): Promise<OfficeTable> {
  const { tables: all } = (await clerk.call(calls.officeTables)).body.data;
  return all.find((table: OfficeTable) => table.slug === slug);
}

/** Opens or closes the table as a clerk does. */
async function choose(state: TableSettings['state'], slug = TABLE) {
  const { version, settings } = await officeTable(slug);
  const body = { version, settings: { ...settings, state }, reason: 'Private party' };
  expect((await clerk.call(calls.changeTable, { params: { slug }, body })).status).toBe(200);
}

const timesOf = async (slug = TABLE) => {
  const { state, opens_at, closes_at } = (await see(tables, slug)).table;
  return { state, opens_at, closes_at };
};

const list = async () => (await tables.app.client().get('/api/tables')).body.data;

describe('a table with opening hours', () => {
  test('opens and closes by them, and says when', async () => {
    expect((await setHours(evenings)).body.data).toEqual({
      hours: evenings,
      version: expect.any(Number),
    });
    expect(await timesOf()).toEqual({
      state: 'closed',
      opens_at: instant('18:00'),
      closes_at: null,
    });
    expect((await list()).later).toMatchObject([{ slug: TABLE, opens_at: instant('18:00') }]);
    await tickAt('17:59');
    expect(await timesOf()).toMatchObject({ state: 'closed' });
    await tickAt('18:00');
    expect(await timesOf()).toEqual({
      state: 'open',
      opens_at: null,
      closes_at: instant('02:00', 1),
    });
    expect((await see(tables)).table.round).toMatchObject({ phase: 'open' });
    const { tables: open, later } = await list();
    expect(open).toMatchObject([{ slug: TABLE, closes_at: instant('02:00', 1) }]);
    expect(later).toEqual([]);
    await tickAt('02:00', 1);
    expect(await timesOf()).toMatchObject({ state: 'closed', opens_at: instant('18:00', 1) });
  });

  test('follows new hours at once', async () => {
    await setState(tables, 'open');
    await setHours(evenings);
    expect(await timesOf()).toMatchObject({ state: 'closed', opens_at: instant('18:00') });
    await setHours({
      ...evenings,
      dates: [{ date: instant('12:00').slice(0, 10), intervals: [{ from: '10:00', to: '14:00' }] }],
    });
    expect(await timesOf()).toMatchObject({ state: 'open', closes_at: instant('14:00') });
  });

  test('finishes and pays the round that is open when it closes', async () => {
    await setHours(evenings);
    await tickAt('18:00');
    await tickAt('01:59', 1);
    const { number } = await runUntil(tables, owner, 'open');
    const player = await newPlayer(tables);
    const spots = { red: 1_000, black: 1_000 };
    expect((await bet(player, number, { spots })).status).toBe(200);
    await tickAt('02:00', 1);
    expect(await timesOf()).toMatchObject({ state: 'closed' });
    expect((await see(tables)).table.round).toMatchObject({ number });
    const settled = await runUntil(tables, owner, 'settled');
    expect(settled.number).toBe(number);
    expect(settled.void_reason).toBeUndefined();
    expect((await walletOf(tables, player)).in_play).toBe(0);
    await tickAt('03:00', 1);
    expect((await see(tables)).table.round).toMatchObject({ number, phase: 'settled' });
  });

  test('accepts bets on the running round after it closes', async () => {
    await setHours(evenings);
    // Finish a round of an earlier test, so that the table opens its next round at the time of the first bet.
    for (const time of ['13:00', '14:00', '15:00']) await tickAt(time);
    at('01:59', 1);
    tables.clock.advance(55_000);
    await owner.tick();
    const { number, closes_at } = await runUntil(tables, owner, 'open');
    expect(Date.parse(closes_at)).toBeGreaterThan(Date.parse(instant('02:00', 1)));
    await tickAt('02:00', 1);
    expect(await timesOf()).toMatchObject({ state: 'closed' });
    const player = await newPlayer(tables);
    const spots = { red: 1_000 };
    expect((await bet(player, number, { spots })).status).toBe(200);
    expect((await bet(player, number + 1, { spots })).body.code).toBe('tables.closed');
    expect((await runUntil(tables, owner, 'settled')).number).toBe(number);
    expect((await bet(player, number, { spots })).body.code).toBe('tables.closed');
    expect((await walletOf(tables, player)).in_play).toBe(0);
  });

  test('keeps a clerk’s choice until the next change of the hours', async () => {
    await setHours(evenings);
    await tickAt('18:00');
    await tickAt('20:00');
    const { number } = await runUntil(tables, owner, 'open');
    await choose('closed');
    const player = await newPlayer(tables);
    const spots = { red: 1_000 };
    expect((await bet(player, number, { spots })).status).toBe(200);
    expect((await bet(player, number + 1, { spots })).body.code).toBe('tables.closed');
    // At 2:00, when the hours end, the table is already closed. It opens the next evening.
    expect(await timesOf()).toMatchObject({ state: 'closed', opens_at: instant('18:00', 1) });
    expect((await officeTable()).schedule).toEqual({
      scheduled: 'open',
      waits_for_dealer: false,
      next_at: instant('02:00', 1),
      changes_at: instant('18:00', 1),
    });
    await tickAt('23:00');
    expect(await timesOf()).toMatchObject({ state: 'closed' });
    await tickAt('02:00', 1);
    expect((await officeTable()).schedule).toMatchObject({ scheduled: 'closed' });
    await tickAt('12:00', 1);
    await choose('open');
    expect(await timesOf()).toMatchObject({ state: 'open', closes_at: instant('02:00', 2) });
    await tickAt('18:00', 1);
    expect(await timesOf()).toMatchObject({ state: 'open', closes_at: instant('02:00', 2) });
    await tickAt('02:00', 2);
    expect(await timesOf()).toMatchObject({ state: 'closed' });
  });

  test('is not reopened by hours that had passed before a clerk closed it', async () => {
    await setHours(evenings);
    // No owner has run since 18:00, so the opening is still due when a clerk opens the table and closes it again.
    at('18:30');
    await choose('open');
    await choose('closed');
    await owner.tick();
    expect(await timesOf()).toMatchObject({ state: 'closed', opens_at: instant('18:00', 1) });
  });

  test('can be changed in other ways without a choice of its state', async () => {
    await setHours(evenings);
    await tickAt('18:00');
    const { version, settings } = await officeTable();
    await tickAt('02:00', 1);
    // The clerk's form still shows the table as open. Saving new limits must not reopen the table.
    const body = { version, settings, reason: 'Lower limits' };
    const late = await clerk.call(calls.changeTable, { params: { slug: TABLE }, body });
    expect([late.status, late.body.code]).toEqual([409, 'tables.changed']);
    await choose('closed');
    expect((await officeTable()).schedule).toMatchObject({ next_at: instant('18:00', 1) });
  });

  test('keeps its state when the hours are removed', async () => {
    await setHours(evenings);
    await tickAt('18:00');
    await removeHours(TABLE);
    await tickAt('02:00', 1);
    expect(await timesOf()).toEqual({ state: 'open', opens_at: null, closes_at: null });
    expect((await officeTable()).schedule).toBeNull();
  });
});

describe('server processes', () => {
  test('that run at the same time change the table once', async () => {
    await setHours(evenings);
    const before = await officeTable();
    const others = [newOwner(tables), newOwner(tables)];
    at('18:00');
    await Promise.all([owner, ...others].map((one) => one.tick()));
    expect(await timesOf()).toMatchObject({ state: 'open' });
    expect((await officeTable()).version).toBe(before.version + 1);
    for (const other of others) await other.release();
  });

  test('that slept over several changes follow the hours of their own time', async () => {
    await setHours(evenings);
    await tickAt('12:00', 1);
    expect(await timesOf()).toMatchObject({ state: 'closed', opens_at: instant('18:00', 1) });
    await tickAt('20:00', 1);
    expect(await timesOf()).toMatchObject({ state: 'open', closes_at: instant('02:00', 2) });
  });

  test('skip a table whose row is locked, and continue with it later', async () => {
    await setHours(evenings);
    at('18:00');
    await tables.app.deps.transaction(async (tx) => {
      await lockFreeTable(tx, TABLE);
      await owner.tick();
    });
    expect(await timesOf()).toMatchObject({ state: 'closed', opens_at: null });
    expireLease(tables);
    await owner.tick();
    expect(await timesOf()).toMatchObject({ state: 'open' });
  });
});

test('hours that cannot be read do not affect other tables', async () => {
  await setHours(evenings);
  // An update of the time zone data can remove a zone.
  await setHours(evenings, { slug: BACCARAT });
  const setZone = (zone: string) =>
    tables.app.deps.database.pool.query(
      `update tables_hours set hours = hours || jsonb_build_object('zone', $2::text) where table_slug = $1`,
      [BACCARAT, zone],
    );
  await setZone('Europe/Atlantis');
  await tickAt('18:00');
  expect(await timesOf()).toMatchObject({ state: 'open' });
  expect(await timesOf(BACCARAT)).toMatchObject({ state: 'closed' });
  await setZone(evenings.zone);
});

describe('a dealt table', () => {
  test('opens only when its dealer starts a shift within the hours', async () => {
    await setHours(evenings, { slug: BACCARAT });
    await tickAt('18:00');
    expect(await timesOf(BACCARAT)).toEqual({ state: 'closed', opens_at: null, closes_at: null });
    expect((await officeTable(BACCARAT)).schedule).toMatchObject({
      scheduled: 'open',
      waits_for_dealer: true,
      next_at: instant('02:00', 1),
    });
    at('19:00');
    const dealer = dealerAt(await makeClerk(tables.app, ['dealer']), BACCARAT);
    expect((await dealer.startShift()).status).toBe(200);
    await owner.tick();
    expect(await timesOf(BACCARAT)).toMatchObject({
      state: 'open',
      closes_at: instant('02:00', 1),
    });
    expect((await officeTable(BACCARAT)).schedule).toMatchObject({ waits_for_dealer: false });
    await dealer.endShift();
    await tickAt('02:00', 1);
    expect(await timesOf(BACCARAT)).toMatchObject({ state: 'closed' });
  });

  test('does not open after the hours if no dealer came', async () => {
    await setHours(evenings, { slug: BACCARAT });
    await tickAt('18:00');
    await tickAt('02:00', 1);
    const dealer = dealerAt(await makeClerk(tables.app, ['dealer']), BACCARAT);
    await dealer.startShift();
    await tickAt('03:00', 1);
    expect(await timesOf(BACCARAT)).toMatchObject({
      state: 'closed',
      opens_at: instant('18:00', 1),
    });
    await dealer.endShift();
  });
});

describe('clerks', () => {
  test('need the permission to change the hours, and a reason that is logged', async () => {
    const support = await makeClerk(tables.app, ['support']);
    expect((await setHours(evenings, { by: support })).status).toBe(403);
    const view = await support.call(hoursCalls.tableHours, { params: { slug: TABLE } });
    expect(view.body.data.hours).toBeNull();
    await setHours(evenings);
    const { rows } = await tables.app.deps.database.pool.query(
      `select action, subject, before, after, reason from staff_audit where action = 'tables.hours' order by id desc limit 1`,
    );
    expect(rows[0]).toMatchObject({
      subject: `table:${TABLE}`,
      before: { hours: null },
      after: { hours: evenings },
      reason: 'Evening tables',
    });
  });

  test('cannot overwrite hours that they have not seen', async () => {
    const { version } = await storedHours();
    expect((await setHours(evenings, { version })).status).toBe(200);
    const late = await setHours(null, { version });
    expect([late.status, late.body.code]).toEqual([409, 'tables.hours_changed']);
    expect((await storedHours()).hours).toEqual(evenings);
  });

  test('of two at the same time, one is refused', async () => {
    const { version } = await storedHours();
    const sent = await Promise.all([1, 2].map(() => setHours(evenings, { version })));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test.each<[string, Partial<Hours>, number, string]>([
    ['an unknown zone', { zone: 'Europe/Atlantis' }, 422, 'request.invalid'],
    ['six days', { days: evenings.days.slice(1) }, 422, 'request.invalid'],
    [
      'an empty interval',
      { days: evenings.days.map(() => [{ from: '10:00', to: '10:00' }]) },
      422,
      'request.invalid',
    ],
    [
      'a time that does not exist',
      { days: evenings.days.map(() => [{ from: '10:61', to: '12:00' }]) },
      422,
      'request.invalid',
    ],
    [
      'a date twice',
      { dates: [1, 2].map(() => ({ date: '2026-12-25', intervals: [] })) },
      422,
      'request.invalid',
    ],
    [
      'a date years ahead',
      { dates: [{ date: '2029-12-25', intervals: [] }] },
      422,
      'tables.bad_hours',
    ],
  ])('cannot store %s', async (_, part, status, code) => {
    const reply = await setHours({ ...evenings, ...part });
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect((await storedHours()).hours).toBeNull();
  });

  test('store dates in order, and dates that have passed are left out', async () => {
    const dates = ['2026-12-26', '2026-02-01', '2026-12-25'].map((date) => ({
      date,
      intervals: [],
    }));
    const { body } = await setHours({ ...evenings, dates });
    expect(body.data.hours.dates.map(({ date }: { date: string }) => date)).toEqual([
      '2026-12-25',
      '2026-12-26',
    ]);
  });
});
