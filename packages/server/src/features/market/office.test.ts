/**
 * Tests the market page of the back office: editions, conflicts, the switch that stops sales, and the dry run (issue
 * 7).
 */
import * as office from '@wl/contract/office/market';
import type { OfficeItem, DryRun, Weighed } from '@wl/contract/office/market';
import * as calls from '@wl/contract/market';
import type { Market } from '@wl/contract/market';
import { trueCostKey } from './economy/true-cost.ts';
import { gameBySlug } from '@wl/games/catalogue/index';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { expectAudited } from '../ledger/testing-audit.ts';
import { bagMember, bagOf, codeOf, deposit, launchItem } from '../bag/testing-bag.ts';
import { settleOne } from '../wagers/testing-settling.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { reckonLabels } from './labels.ts';
import { putLabel } from './repository.ts';
import { seed } from './seed.ts';

let app: TestApp;
let clerk: Awaited<ReturnType<typeof makeClerk>>;
beforeAll(async () => {
  app = await startTestApp();
  clerk = await makeClerk(app, ['marketing'], 'Maya Market');
});
afterAll(() => app.close());
afterEach(() => expectAudited(app));

type Edition = z.infer<typeof office.EditionBody>;

function edition(slug: string, change: Partial<Edition> = {}): Edition {
  const { terms, priceCoins, limit } = launchItem(slug);
  return {
    slug,
    from_version: 1,
    terms,
    price: priceCoins,
    limit,
    on_sale: true,
    opens_at: null,
    closes_at: null,
    featured: null,
    stock: null,
    stock_from: null,
    reason: 'A change that a test asks for.',
    ...change,
  };
}
const edit = (body: Edition, by = clerk) => by.call(office.editItem, { body });
async function shown(slug: string) {
  const { body } = await clerk.call(office.officeMarket);
  return (body as { data: OfficeItem[] }).data.find((item) => item.slug === slug);
}

test('a new edition applies to later sales and leaves items already sold unchanged', async () => {
  const member = await bagMember(app);
  const version = { key: uuidv7(), slug: 'free-spins-10', version: 1, price: 50 };
  expect((await member.client.call(calls.buyItem, { body: version })).status).toBe(200);
  const before = (await bagOf(member)).items[0];
  const terms = { ...launchItem('free-spins-10').terms, spins: 12 } as Edition['terms'];
  expect((await edit(edition('free-spins-10', { terms, price: 45, stock: 7 }))).status).toBe(200);
  expect(await shown('free-spins-10')).toMatchObject({
    version: 2,
    price: 45,
    stock: 7,
    figures: { sold: 1, coins: 50, in_bags: 1 },
  });
  expect((await bagOf(member)).items[0]).toEqual(before);
  const { body } = await member.client.call(calls.market);
  const now = (body as { data: Market }).data.items.find(({ slug }) => slug === 'free-spins-10');
  expect(now).toMatchObject({ price: 45, version: 2, stock_left: 7, terms: { spins: 12 } });
  const { body: list } = await clerk.call(office.marketEditions, {
    params: { slug: 'free-spins-10' },
  });
  expect(list).toMatchObject({
    data: [{ version: 2, by: 'Maya Market', reason: 'A change that a test asks for.' }],
  });
});

test('the second of two clerks who edit the same edition is rejected', async () => {
  const other = await makeClerk(app, ['marketing']);
  const replies = await Promise.all([
    edit(edition('free-spins-20', { price: 80 })),
    edit(edition('free-spins-20', { price: 85 }), other),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(replies.map(codeOf)).toContain('market.edited');
});

test('an edit does not overwrite the stock that members bought while the clerk was editing', async () => {
  const slug = 'free-spins-20';
  const { version: from = 1 } = (await shown(slug)) ?? {};
  const limited = edition(slug, { from_version: from, price: 60, stock: 3 });
  expect((await edit(limited)).status).toBe(200);
  const buyOne = async (version: number) => {
    const body = { key: uuidv7(), slug, version, price: 60 };
    expect((await (await bagMember(app)).client.call(calls.buyItem, { body })).status).toBe(200);
  };
  await buyOne(from + 1);
  // The clerk opened the form when the stock was three and left the stock field unchanged. The edit must therefore keep
  // the current stock of two.
  const untouched = { ...limited, from_version: from + 1, stock: 3, stock_from: 3 };
  expect((await edit(untouched)).body).toMatchObject({ data: { version: from + 2, stock: 2 } });
  await buyOne(from + 2);
  const typed = { ...limited, from_version: from + 2, stock: 10, stock_from: 2 };
  expect(codeOf(await edit(typed))).toBe('market.edited');
  const endless = { ...typed, stock: null };
  expect(codeOf(await edit(endless))).toBe('market.edited');
  expect(await shown(slug)).toMatchObject({ version: from + 2, stock: 1 });
  expect((await edit({ ...typed, stock_from: 1 })).body).toMatchObject({ data: { stock: 10 } });
  const again = { ...typed, from_version: from + 3, stock: null, stock_from: 10 };
  expect((await edit(again)).body).toMatchObject({ data: { stock: null } });
});

test('featuring an item in a taken slot displaces the previous item and logs the change of both', async () => {
  const member = await bagMember(app);
  const front = async () => {
    const { body } = await member.client.call(calls.market);
    return (body as { data: Market }).data.featured;
  };
  const before = await front();
  const holder = before.first ?? '';
  expect(holder).not.toBe('');
  const { version: from = 1 } = (await shown('deposit-cashback-25')) ?? {};
  const reason = 'Cashback stands on the front this week.';
  const taken = await edit(
    edition('deposit-cashback-25', { from_version: from, featured: 1, reason }),
  );
  expect(taken.status).toBe(200);
  expect(await front()).toEqual({ ...before, first: 'deposit-cashback-25' });
  const displaced = await shown(holder);
  expect(displaced).toMatchObject({ featured: null, version: 2, on_sale: true });
  const { rows } = await app.deps.database.owner.query(
    `select before, after, reason from staff_audit where subject = $1 and action = 'market.edit'`,
    [`market:${holder}`],
  );
  expect(rows).toMatchObject([
    { before: { featured: 1, version: 1 }, after: { featured: null, version: 2 }, reason },
  ]);
  // Editing the item that lost its featured position must not change the featured positions. Featuring the item again
  // must restore the original ones.
  const other = edition(holder, { from_version: 2, price: displaced?.price ?? 1 });
  expect((await edit(other)).status).toBe(200);
  expect((await front()).first).toBe('deposit-cashback-25');
  expect((await edit({ ...other, from_version: 3, featured: 1 })).status).toBe(200);
  expect(await front()).toEqual(before);
});

test('two clerks who feature different items in one slot at the same time leave one item in it', async () => {
  const [one, two] = ['deposit-cashback-25', 'deposit-cashback-50'] as const;
  const version = async (slug: string) => (await shown(slug))?.version ?? 1;
  const bodies = [
    edition(one, { from_version: await version(one), featured: 2 }),
    edition(two, { from_version: await version(two), featured: 2 }),
  ] as const;
  const other = await makeClerk(app, ['marketing']);
  const replies = await Promise.all([edit(bodies[0]), edit(bodies[1], other)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const { body } = await clerk.call(office.officeMarket);
  const holders = (body as { data: OfficeItem[] }).data.filter(({ featured }) => featured === 2);
  expect(holders).toHaveLength(1);
});

test('an edition rejects terms out of bounds, another item kind, and free spins on a table game', async () => {
  const bonus = launchItem('deposit-bonus-50').terms;
  const tooMuch = { ...bonus, percent: 900 } as Edition['terms'];
  const refused = await edit(edition('deposit-bonus-50', { terms: tooMuch }));
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { 'terms.percent': [expect.any(String)] } },
  });
  expect(codeOf(await edit(edition('free-spins-50', { terms: bonus })))).toBe('market.kind_fixed');
  const table = { ...launchItem('free-spins-50').terms, game: 'westminster-roulette' };
  expect(await edit(edition('free-spins-50', { terms: table as Edition['terms'] }))).toMatchObject({
    status: 422,
  });
});

test('a new item can be created and taken off sale again', async () => {
  const body = edition('free-spins-10', { slug: 'welcome-spins', from_version: 0, price: 10 });
  expect((await edit(body)).status).toBe(200);
  expect(await shown('welcome-spins')).toMatchObject({ version: 2, on_sale: true });
  expect((await edit({ ...body, from_version: 2, on_sale: false })).status).toBe(200);
  const member = await bagMember(app);
  const { body: board } = await member.client.call(calls.market);
  expect((board as { data: Market }).data.items.map(({ slug }) => slug)).not.toContain(
    'welcome-spins',
  );
});

test('the dry run computes what stored deposits and losses would have granted', async () => {
  const run = async (terms: Edition['terms']) => {
    const { body } = await clerk.call(office.dryRun, { body: { terms, days: 30 } });
    return (body as { data: DryRun }).data;
  };
  const bonus = launchItem('deposit-bonus-50').terms;
  const cashback = launchItem('deposit-cashback-50').terms;
  const before = [await run(bonus), await run(cashback)] as const;
  const small = await bagMember(app);
  await deposit(app, small.id, 999);
  const middle = await bagMember(app);
  await deposit(app, middle.id, 4000);
  await deposit(app, middle.id, 90_000);
  const large = await bagMember(app);
  await deposit(app, large.id, 60_000);
  for (const payoutCents of [60_000, 60_000, 0])
    await settleOne(app, { memberId: large.id, stakeCents: 60_000, payoutCents }, app.clock.now());
  await app.deps.events.drain();
  const after = [await run(bonus), await run(cashback)] as const;
  // The deposit of 4,000 cents receives a bonus of 50%, which is 2,000 cents. The deposit of 60,000 cents receives the
  // maximum bonus of 23,700 cents.
  expect(after[0].granted - before[0].granted).toBe(2000 + 23_700);
  expect(after[0].members - before[0].members).toBe(2);
  expect(after[0].turnover).toBe(after[0].granted * 40);
  // One member deposited 60,000 cents and staked the full amount in each of three rounds. The first two rounds returned
  // the stake, and the third lost it. The cashback for this loss is capped at 5,000 cents.
  expect(after[1].granted - before[1].granted).toBe(5000);
});

test('the true cost of an edition is computed and shown, with a warning if it gives money away', async () => {
  const kind = launchItem('spin-credits-3').terms;
  const terms = { ...kind, creditCents: 400, wageringTimes: 1 } as Edition['terms'];
  const weighed = await clerk.call(office.weighItem, { body: { terms, price: 1 } });
  const { label, warning } = (weighed.body as { data: Weighed }).data;
  expect(label?.value).toBeGreaterThan(0);
  expect(warning?.excess).toBeGreaterThan(100);
  await edit(edition('spin-credits-3', { terms }));
  await reckonLabels(app.deps, terms);
  const member = await bagMember(app);
  const { body } = await member.client.call(calls.market);
  const item = (body as { data: Market }).data.items.find(({ slug }) => slug === 'spin-credits-3');
  expect(item?.true_cost).toEqual(label);
}, 120_000);

test('a true cost computed with other game mathematics is hidden until a restart recomputes it', async () => {
  const slug = 'free-spins-50';
  const { version: from = 1 } = (await shown(slug)) ?? {};
  const terms = { ...launchItem(slug).terms, keepDays: 31 };
  expect((await edit(edition(slug, { from_version: from, terms }))).status).toBe(200);
  const label = {
    ...{
      turnover: 1000,
      cost: 40,
      finish_per_10000: 5000,
      finish_interval_per_10000: 9,
      value: 300,
      interval: 3,
    },
    reference: { deposit: 0, stake: 10, game: 'fog-and-crown' },
  };
  for (const gambler of [0, 1, 2, 3, 4, 5])
    await app.deps.transaction((tx) =>
      putLabel(tx, { cost_key: trueCostKey(terms) ?? '', gambler, label }),
    );
  const member = await bagMember(app);
  const cost = async () => {
    const { body } = await member.client.call(calls.market);
    return (body as { data: Market }).data.items.find((item) => item.slug === slug)?.true_cost;
  };
  const ordered = async () => {
    await app.deps.database.owner.query(
      `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`,
    );
    await seed(app.deps);
    const { rows } = await app.deps.database.owner.query<{ key: string }>(
      `select key from graphile_worker.jobs where task_identifier = 'market.reckon_labels'`,
    );
    return rows.map(({ key }) => key);
  };
  expect(await cost()).toEqual(label);
  expect(await ordered()).not.toContain(`labels:${trueCostKey(terms)}`);
  const game = gameBySlug((terms as { game: string }).game);
  if (!game) throw new Error('the spins are of no game');
  const { mathVersion } = game;
  Object.assign(game, { mathVersion: `${mathVersion} and another reel` });
  try {
    expect(await cost()).toBeNull();
    expect(await ordered()).toContain(`labels:${trueCostKey(terms)}`);
  } finally {
    Object.assign(game, { mathVersion });
  }
});
