/**
 * Tests purchases with Coins over HTTP: prices, stock, limits, space in the bag, and concurrent purchases (decisions
 * §6, §7; issue 7).
 */
import type { Market, MarketItem } from '@wl/contract/market';
import * as calls from '@wl/contract/market';
import { activateItem } from '@wl/contract/bag';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { expectAudited } from '../ledger/testing-audit.ts';
import { bagMember, bagOf, codeOf, grantCoins, launchItem } from '../bag/testing-bag.ts';
import type { Registered } from '../members/testing-members.ts';
import { putStock } from './repository.ts';

const DAY_MS = 86_400_000;

const clock = testClock();
let app: TestApp;
let member: Registered;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await bagMember(app, 'pouch');
});
afterEach(async () => {
  await app.deps.database.owner.query('truncate market_editions, market_stock');
  await expectAudited(app);
});

const spins = launchItem('free-spins-10');

async function market(of = member): Promise<Market> {
  const { body } = await of.client.call(calls.market);
  return (body as { data: Market }).data;
}
async function shown(slug: string, of = member): Promise<MarketItem> {
  const found = (await market(of)).items.find((item) => item.slug === slug);
  if (!found) throw new Error(`${slug} is not on the board`);
  return found;
}
async function buy(slug: string, of = member, key = uuidv7()) {
  const { version, price } = await shown(slug, of);
  return of.client.call(calls.buyItem, { body: { key, slug, version, price } });
}
async function coinsOf(of = member): Promise<number> {
  const { body } = await of.client.get('/api/wallet');
  return (body as { data: { coins: number } }).data.coins;
}
/** Sets the clock and signs the member in again, because the old session has expired by then. */
async function travelTo(at: Date | string) {
  clock.set(at);
  member = { ...member, client: await app.signedIn('member', member.id) };
}
async function edit(slug: string, change: Record<string, unknown>) {
  const { terms, priceCoins, limit } = launchItem(slug);
  await app.deps.database.owner.query(
    `insert into market_editions (slug, version, terms, terms_hash, price_coins, member_limit, on_sale, opens_at, closes_at,
       featured, created_at, created_by, reason)
     values ($1, $2, $3, 'hash', $4, $5, $6, $7, $8, $9, $10, $11, 'a test')`,
    [
      slug,
      change['version'] ?? 2,
      JSON.stringify(terms),
      change['price'] ?? priceCoins,
      JSON.stringify(limit),
      change['onSale'] ?? true,
      change['opensAt'] ?? null,
      change['closesAt'] ?? null,
      change['featured'] ?? null,
      clock.now(),
      uuidv7(),
    ],
  );
}

test('every item except tickets shows its true cost; an edition without a computed cost shows none', async () => {
  for (const item of (await market()).items) {
    // Tickets have no true cost, because they have neither a stake nor odds.
    if (item.category === 'tickets') {
      expect(item.true_cost, item.slug).toBeNull();
      continue;
    }
    expect(item.true_cost, item.slug).toMatchObject({ interval: expect.any(Number) });
  }
  const { true_cost: cost } = await shown('deposit-bonus-100');
  expect(cost).toMatchObject({ turnover: 1_120_000, reference: { deposit: 28_000, stake: 100 } });
  await app.deps.database.owner.query(
    `insert into market_editions (slug, version, terms, terms_hash, price_coins, on_sale, created_at, created_by, reason)
     values ('free-spins-10', 2, $1, 'hash', 50, true, $2, $3, 'a test')`,
    [JSON.stringify({ ...spins.terms, keepDays: 31 }), clock.now(), uuidv7()],
  );
  expect((await shown('free-spins-10')).true_cost).toBeNull();
});

describe('buying an item', () => {
  test('takes the Coins and puts the item into the bag with the terms that were shown', async () => {
    const item = await shown('free-spins-10');
    expect(item).toMatchObject({ price: 50, list_price: 50, version: 1, status: 'boarding' });
    expect((await buy('free-spins-10')).body).toMatchObject({ data: { wallet: { coins: 50 } } });
    expect((await bagOf(member)).items).toMatchObject([
      { kind: 'free_spins', terms: spins.terms, terms_hash: item.terms_hash, state: 'in_bag' },
    ]);
  });

  test('buys once when the same key arrives six times, and rejects the key for another item', async () => {
    const key = uuidv7();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => buy('free-spins-10', member, key)),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await coinsOf()).toBe(50);
    expect((await bagOf(member)).items).toHaveLength(1);
    expect(codeOf(await buy('spin-credits-3', member, key))).toBe('wallet.key_reused');
  });

  test('in two tabs at once buys one item when the Coins are enough for one', async () => {
    const replies = await Promise.all([buy('spin-credits-3'), buy('spin-credits-3')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.map(codeOf)).toContain('market.not_enough_coins');
    expect(await coinsOf()).toBe(30);
  });

  test('is rejected with the specified messages when Coins are missing or the bag is full', async () => {
    expect((await buy('free-spins-50')).body).toMatchObject({
      code: 'market.not_enough_coins',
      message:
        'You do not have enough Coins to complete this purchase (level up or complete missions).',
    });
    await grantCoins(app, member.id, 500);
    await buy('free-spins-10');
    await buy('free-spins-10');
    const full = await buy('free-spins-10');
    expect(full).toMatchObject({
      status: 409,
      body: {
        code: 'bag.full',
        message: 'Your Travel Bag is full please activate or delete items to make your purchase.',
      },
    });
    expect(await coinsOf()).toBe(500);
    const [first] = (await bagOf(member)).items;
    await member.client.call(activateItem, { params: { id: first?.id ?? '' } });
    expect((await buy('free-spins-10')).status).toBe(200);
  });

  test('is rejected when the price has changed since it was shown', async () => {
    const { version, price } = await shown('free-spins-10');
    await edit('free-spins-10', { price: 40 });
    const request = { key: uuidv7(), slug: 'free-spins-10', version, price };
    expect(codeOf(await member.client.call(calls.buyItem, { body: request }))).toBe(
      'market.changed',
    );
    expect((await buy('free-spins-10')).status).toBe(200);
    expect(await coinsOf()).toBe(60);
  });

  test('costs less with the Negotiator skill, rounded up', async () => {
    await app.deps.database.owner.query(`insert into journey_skills values ($1, 'negotiator', 5)`, [
      member.id,
    ]);
    expect(await shown('spin-credits-3')).toMatchObject({ price: 60, list_price: 70 });
    await buy('spin-credits-3');
    expect(await coinsOf()).toBe(40);
  });
});

describe('stock and schedule', () => {
  test('the last item is sold to only one of two members who buy it at the same time', async () => {
    const other = await bagMember(app);
    await app.deps.transaction((tx) => putStock(tx, 'free-spins-10', 1));
    expect(await shown('free-spins-10')).toMatchObject({ status: 'last_call', stock_left: 1 });
    const replies = await Promise.all([buy('free-spins-10'), buy('free-spins-10', other)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.map(codeOf)).toContain('market.sold_out');
    expect([await coinsOf(), await coinsOf(other)].sort()).toEqual([100, 50]);
    expect(await shown('free-spins-10')).toMatchObject({ status: 'sold_out', stock_left: 0 });
  });

  test('an item is scheduled, boarding, on last call and gone according to the clock', async () => {
    const opensAt = new Date(clock.now().getTime() + DAY_MS / 2);
    const closesAt = new Date(opensAt.getTime() + 2 * DAY_MS);
    await edit('free-spins-10', { opensAt, closesAt });
    expect(await shown('free-spins-10')).toMatchObject({ status: 'scheduled' });
    expect(codeOf(await buy('free-spins-10'))).toBe('market.not_open');
    const at = clock.now();
    await travelTo(opensAt);
    expect(await shown('free-spins-10')).toMatchObject({ status: 'boarding' });
    await travelTo(new Date(closesAt.getTime() - DAY_MS));
    expect(await shown('free-spins-10')).toMatchObject({ status: 'last_call' });
    const { version, price } = await shown('free-spins-10');
    await travelTo(closesAt);
    expect((await market()).items.map(({ slug }) => slug)).not.toContain('free-spins-10');
    const late = await member.client.call(calls.buyItem, {
      body: { key: uuidv7(), slug: 'free-spins-10', version, price },
    });
    expect(codeOf(late)).toBe('market.item_unknown');
    clock.set(at);
  });

  test('an item taken off sale disappears from the market but stays in members’ bags', async () => {
    await buy('free-spins-10');
    await edit('free-spins-10', { onSale: false });
    expect((await market()).items.map(({ slug }) => slug)).not.toContain('free-spins-10');
    expect((await bagOf(member)).items).toHaveLength(1);
  });
});

test('a featured slot shows the latest edited of the items that claim it', async () => {
  expect((await market()).featured).toEqual({
    first: 'deposit-bonus-100-small',
    second: 'free-spins-20',
  });
  await edit('deposit-cashback-50', { featured: 1 });
  const at = clock.now();
  await travelTo(new Date(at.getTime() + 1000));
  await edit('deposit-cashback-25', { featured: 1 });
  expect((await market()).featured.first).toBe('deposit-cashback-25');
  await edit('deposit-cashback-25', { version: 3, featured: 1, onSale: false });
  expect((await market()).featured.first).toBe('deposit-cashback-50');
  clock.set(at);
});

describe('purchase limits', () => {
  test('allow one deposit bonus in thirty days, whichever it is', async () => {
    await grantCoins(app, member.id, 20_000);
    expect((await buy('deposit-bonus-25')).status).toBe(200);
    const item = await shown('deposit-bonus-100');
    expect(item.limit).toMatchObject({ max: 1, days: 30, used: 1 });
    expect(await buy('deposit-bonus-100')).toMatchObject({
      status: 409,
      body: { code: 'market.limit_reached' },
    });
    const at = clock.now();
    await travelTo(item.limit?.free_at ?? '');
    expect((await buy('deposit-bonus-100')).status).toBe(200);
    clock.set(at);
  });

  test('allow two cashbacks in thirty days, even with concurrent purchases', async () => {
    await grantCoins(app, member.id, 10_000);
    await app.deps.database.owner.query(
      `update bag_holdings set bag_id = 'steamer-trunk' where member_id = $1`,
      [member.id],
    );
    const replies = await Promise.all(Array.from({ length: 5 }, () => buy('deposit-cashback-25')));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(replies.filter((reply) => codeOf(reply) === 'market.limit_reached')).toHaveLength(3);
  });
});

describe('travel bags', () => {
  const buyBag = (bag: string, price: number, key = uuidv7()) =>
    member.client.call(calls.buyBag, { body: { key, bag, price } });

  test('a larger bag keeps its items; buying the same or a smaller bag is rejected', async () => {
    await buy('free-spins-10');
    await grantCoins(app, member.id, 1000);
    expect((await buyBag('weekender', 400)).status).toBe(200);
    expect(await bagOf(member)).toMatchObject({ bag: { id: 'weekender' }, places: 4 });
    expect((await bagOf(member)).items).toHaveLength(1);
    for (const bag of ['weekender', 'carry-on'])
      expect((await buyBag(bag, bag === 'weekender' ? 400 : 100)).body).toMatchObject({
        code: 'bag.second_time',
        message: 'Sorry! you could not purchase this travel bag for the second time',
      });
    expect((await buyBag('hat-box', 10)).body).toMatchObject({
      code: 'bag.purchase_failed',
      message: 'Sorry! you could not purchase this travel bag',
    });
  });

  test('two concurrent purchases buy a bag once', async () => {
    await grantCoins(app, member.id, 1000);
    const replies = await Promise.all([buyBag('weekender', 400), buyBag('weekender', 400)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await coinsOf()).toBe(700);
  });

  test('visitors see all bags compared with the default bag', async () => {
    const { body } = await app.client().call(calls.bagOffers);
    expect(
      (body as { data: { comparison: string }[] }).data.map(({ comparison }) => comparison),
    ).toEqual(['carried', 'larger', 'larger', 'larger', 'larger']);
  });
});

test('every price and source of Coins is published', async () => {
  const { body } = await app.client().call(calls.coinsEconomy);
  const { prices, sources } = (body as { data: { prices: object[]; sources: object[] } }).data;
  expect(prices).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ slug: 'deposit-bonus-50', price: 6000, version: 1, since: null }),
      expect.objectContaining({ slug: 'suitcase', kind: 'bag', price: 900, most: null }),
      // The cheapest trip is from Paris to London, and the most expensive trip goes halfway around the world.
      expect.objectContaining({ kind: 'trip', price: 40, most: 1860 }),
      expect.objectContaining({ kind: 'tournament_entry', price: 20, most: 100 }),
    ]),
  );
  expect(sources).toEqual([
    { source: 'start', least: 100, most: 100 },
    { source: 'mission', least: 25, most: 150 },
    { source: 'itinerary', least: 10, most: 30 },
    { source: 'itinerary_week', least: 100, most: 100 },
    { source: 'level', least: 20, most: 1180 },
    { source: 'tournament', least: 10, most: 350 },
  ]);
});
