/**
 * Tests gates, fares and trips over HTTP: closed gates, the free trip, Coins, tickets and race conditions (decisions
 * §8, decision 0038; issue 8).
 */
import type { Gate, Gates, Trip } from '@wl/contract/travel';
import * as calls from '@wl/contract/travel';
import { activateItem } from '@wl/contract/bag';
import { buyItem, market } from '@wl/contract/market';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import {
  bagMember,
  bagOf,
  codeOf,
  give,
  grantCoins,
  itemOf,
  launchItem,
} from '../bag/testing-bag.ts';
import { audit } from '../ledger/audit.ts';
import { changeMember, type MemberChange } from '../members/index.ts';
import { registered, type Registered } from '../members/testing-members.ts';

const DAY_MS = 86_400_000;
const START_COINS = 100;

const clock = testClock();
let app: TestApp;
let member: Registered;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await bagMember(app);
});
afterEach(async () => {
  expect(await audit(app.deps.database)).toMatchObject({ differences: [] });
});

const verified: MemberChange = {
  passport_active_at: clock.now(),
  identity_state: 'Approved',
  address_state: 'Approved',
};
const change = (what: MemberChange, of = member) =>
  app.deps.transaction((tx) => changeMember(app.deps, tx, of.id, what));
const verify = (of = member) => change(verified, of);

async function office(of = member): Promise<Gates> {
  const { body } = await of.client.call(calls.gates);
  return (body as { data: Gates }).data;
}
async function gateTo(city: string, of = member): Promise<Gate> {
  const found = (await office(of)).gates.find((gate) => gate.city === city);
  if (!found) throw new Error(`no gate to ${city}`);
  return found;
}
interface Flight {
  id?: string;
  from?: string;
  how?: 'first' | 'coins' | 'ticket';
  ticket_id?: string;
  fare?: number;
}
/**
 * Boards a flight as the flight map screen does. Fields missing from `flight` default to the values shown on the map.
 */
async function fly(to: string, flight: Flight = {}, of = member) {
  const { here, first_trip: isFirst, gates } = await office(of);
  const fare = gates.find((gate) => gate.city === to)?.fare ?? 0;
  const how = flight.how ?? (isFirst ? 'first' : 'coins');
  const body = { id: uuidv7(), from: here, to, how, fare: how === 'ticket' ? 0 : fare, ...flight };
  return of.client.call(calls.travel, { body });
}
/** Verifies the member and makes the first trip, to Paris. */
async function travelled(of = member) {
  await verify(of);
  expect((await fly('paris', {}, of)).status).toBe(200);
}
async function coinsOf(of = member): Promise<number> {
  const { body } = await of.client.get('/api/wallet');
  return (body as { data: { coins: number } }).data.coins;
}
async function tripsOf(of = member): Promise<Trip[]> {
  const { body } = await of.client.call(calls.trips);
  return (body as { data: Trip[] }).data;
}
async function arrivalsOf(of = member) {
  const { rows } = await app.deps.database.owner.query<{ data: Record<string, unknown> }>(
    `select data from events where member_id = $1 and type = 'travel.arrived' order by seq`,
    [of.id],
  );
  return rows.map(({ data }) => data);
}

describe('the city gates', () => {
  test('list all ten cities with distance and fare from the member’s city', async () => {
    await travelled();
    const { here, gates } = await office();
    expect(here).toBe('paris');
    expect(gates).toHaveLength(10);
    // The great-circle distance from Paris to Tokyo is 9,712 km.
    expect(await gateTo('tokyo')).toMatchObject({ airport: 'HND', list_fare: 980, fare: 980 });
    expect(Math.abs((await gateTo('tokyo')).distance_km - 9712)).toBeLessThan(10);
    expect(await gateTo('paris')).toMatchObject({
      distance_km: 0,
      fare: 0,
      closed: 'travel.already_there',
      ways: [],
      visits: 1,
    });
    expect(await gateTo('london')).toMatchObject({ fare: 40, closed: null, ways: ['coins'] });
  });

  test('state why they are closed, with the code that boarding returns', async () => {
    expect(await gateTo('paris')).toMatchObject({ closed: 'travel.not_verified', ways: [] });
    await travelled();
    expect(await gateTo('tokyo')).toMatchObject({ closed: 'travel.not_enough_coins' });
    const states: [MemberChange, string][] = [
      [{ email_confirmed_at: null }, 'member.email_unverified'],
      [
        {
          status: 'excluded',
          exclusion_length: '24h',
          excluded_until: new Date(clock.now().getTime() + DAY_MS),
        },
        'member.excluded',
      ],
      [
        {
          status: 'excluded',
          exclusion_length: '12h',
          excluded_until: new Date(clock.now().getTime() + DAY_MS / 2),
        },
        'member.on_break',
      ],
    ];
    for (const [state, code] of states) {
      await change({ status: 'active', email_confirmed_at: clock.now(), ...state });
      expect((await gateTo('london')).closed).toBe(code);
      expect(codeOf(await fly('london'))).toBe(code);
    }
    expect(await tripsOf()).toHaveLength(1);
  });

  test('show which cities stamped the passport', async () => {
    const at = clock.now();
    await travelled();
    // Process all events first, to create the member's row in the mission tables. The stamp inserted below needs it.
    await app.deps.events.drain();
    await app.deps.database.owner.query(
      `insert into missions_cities (member_id, city, missions, done, stamp_at) values ($1, 'tokyo', '{}', 9, $2)`,
      [member.id, at],
    );
    expect(await gateTo('tokyo')).toMatchObject({ stamped_at: at.toISOString() });
    expect((await office()).gates.filter(({ stamped_at: stamp }) => stamp !== null)).toHaveLength(
      1,
    );
  });

  test('show and charge the Backpacker’s reduced fare, rounded up', async () => {
    await travelled();
    await app.deps.database.owner.query(`insert into journey_skills values ($1, 'backpacker', 3)`, [
      member.id,
    ]);
    expect(await office()).toMatchObject({ discount_percent: 15 });
    expect(await gateTo('istanbul')).toMatchObject({ list_fare: 230, fare: 196 });
    await grantCoins(app, member.id, 200);
    expect((await fly('istanbul')).status).toBe(200);
    expect(await coinsOf()).toBe(START_COINS + 200 - 196);
  });
});

describe('the first trip', () => {
  test('needs a verified passport', async () => {
    expect((await office()).first_trip).toBe(true);
    expect(await fly('paris')).toMatchObject({
      status: 403,
      body: {
        code: 'travel.not_verified',
        message: 'Your passport must be verified before you can travel.',
      },
    });
    expect(await tripsOf()).toEqual([]);
  });

  test('is free, moves the member and records travel.arrived', async () => {
    await verify();
    expect(await gateTo('sydney')).toMatchObject({ fare: 0, list_fare: 1700, ways: ['first'] });
    const reply = await fly('sydney');
    expect(reply).toMatchObject({
      status: 200,
      body: {
        data: {
          trip: { no: 1, from: 'london', to: 'sydney', how: 'first', coins: 0 },
          hud: { city: { id: 'sydney', airport: 'SYD' } },
          wallet: { coins: START_COINS },
        },
      },
    });
    const { body } = await member.client.get('/api/player/get-player-current-city');
    expect(body).toMatchObject({ data: { id: 'sydney' } });
    expect(await arrivalsOf()).toEqual([
      expect.objectContaining({ from: 'london', to: 'sydney', how: 'first', coins: 0 }),
    ]);
    expect(await office()).toMatchObject({ here: 'sydney', first_trip: false });
  });

  test('is free once, even with two concurrent requests', async () => {
    await verify();
    const replies = await Promise.all([
      fly('paris', { from: 'london', how: 'first', fare: 0 }),
      fly('barcelona', { from: 'london', how: 'first', fare: 0 }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.map(codeOf)).toContain('travel.moved_meanwhile');
    expect(await tripsOf()).toHaveLength(1);
    const again = await fly('rio-de-janeiro', { how: 'first', fare: 0 });
    expect(codeOf(again)).toBe('travel.fare_changed');
  });

  test('cannot be paid with Coins or a ticket', async () => {
    await verify();
    const id = await give(app, member.id, launchItem('destination-ticket').terms);
    for (const paid of [
      { how: 'coins', fare: 40 } as const,
      { how: 'ticket', ticket_id: id } as const,
    ])
      expect(await fly('paris', paid)).toMatchObject({
        status: 409,
        body: { code: 'travel.fare_changed', params: { fare: 0 } },
      });
    expect(await tripsOf()).toEqual([]);
  });

  test('is unique per member by database constraint', async () => {
    await travelled();
    const insert = (no: number, how: string) =>
      app.deps.database.owner.query(
        `insert into travel_trips values ($1, $2, gen_random_uuid(), gen_random_uuid(), 'paris', 'london', $3, 0, 40, 340, null, now())`,
        [member.id, no, how],
      );
    await expect(insert(2, 'first')).rejects.toThrow('travel_trips_first');
    await expect(insert(1, 'first')).rejects.toThrow('travel_trips_pkey');
  });
});

describe('a trip with Coins', () => {
  beforeEach(() => travelled());

  test('charges the fare that was shown', async () => {
    expect((await fly('london')).body).toMatchObject({
      data: { wallet: { coins: START_COINS - 40 }, trip: { no: 2, how: 'coins', coins: 40 } },
    });
    expect(await coinsOf()).toBe(START_COINS - 40);
    expect((await tripsOf()).map(({ to }) => to)).toEqual(['london', 'paris']);
  });

  test('is refused with the specified message if there are too few Coins', async () => {
    expect(await fly('tokyo')).toMatchObject({
      status: 409,
      body: {
        code: 'travel.not_enough_coins',
        message: 'Sorry! You do not have enough coins to travel',
      },
    });
    expect(await coinsOf()).toBe(START_COINS);
    expect((await office()).here).toBe('paris');
  });

  test('is refused with the new fare if the fare has changed', async () => {
    await app.deps.database.owner.query(`insert into journey_skills values ($1, 'backpacker', 5)`, [
      member.id,
    ]);
    expect(await fly('london', { fare: 40 })).toMatchObject({
      status: 409,
      body: { code: 'travel.fare_changed', params: { fare: 30 } },
    });
    expect(await coinsOf()).toBe(START_COINS);
  });

  test('is refused to an unknown city or the present city', async () => {
    expect(codeOf(await fly('atlantis', { fare: 10 }))).toBe('travel.city_unknown');
    expect(codeOf(await fly('paris'))).toBe('travel.already_there');
  });

  test('is made and charged once for ten concurrent requests with one key; a changed request is refused', async () => {
    const key = uuidv7();
    const flight = { id: key, from: 'paris', fare: 40 };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => fly('london', { ...flight, how: 'coins' })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await coinsOf()).toBe(START_COINS - 40);
    expect(await tripsOf()).toHaveLength(2);
    expect(await arrivalsOf()).toHaveLength(2);
    expect(codeOf(await fly('barcelona', { ...flight, how: 'coins' }))).toBe('wallet.key_reused');
  });

  test('is made and charged once when two devices book different cities at once', async () => {
    const other = await app.signedIn('member', member.id);
    const replies = await Promise.all([
      fly('london', { from: 'paris', how: 'coins', fare: 40 }),
      fly('barcelona', { from: 'paris', how: 'coins', fare: 90 }, { ...member, client: other }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.map(codeOf)).toContain('travel.moved_meanwhile');
    const [last] = await tripsOf();
    expect(await coinsOf()).toBe(START_COINS - (last?.coins ?? 0));
    expect((await office()).here).toBe(last?.to);
    expect(await tripsOf()).toHaveLength(2);
  });

  test('cannot spend the same Coins as a concurrent purchase', async () => {
    const { body } = await member.client.call(market);
    const item = (body as { data: { items: { slug: string; version: number }[] } }).data.items.find(
      ({ slug }) => slug === 'spin-credits-3',
    );
    const request = {
      key: uuidv7(),
      slug: 'spin-credits-3',
      version: item?.version ?? 0,
      price: 70,
    };
    const replies = await Promise.all([
      fly('london', { from: 'paris', how: 'coins', fare: 40 }),
      member.client.call(buyItem, { body: request }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([30, 60]).toContain(await coinsOf());
  });
});

describe('a trip with a ticket', () => {
  const ticketTerms = launchItem('destination-ticket').terms;
  beforeEach(() => travelled());

  test('uses up a ticket bought in the market and costs no Coins', async () => {
    await grantCoins(app, member.id, 400 - START_COINS);
    const { body } = await member.client.call(market);
    const item = (
      body as { data: { items: { slug: string; version: number; price: number }[] } }
    ).data.items.find(({ slug }) => slug === 'destination-ticket');
    expect(item).toMatchObject({ price: 400, category: 'tickets', status: 'boarding' });
    const request = { key: uuidv7(), slug: 'destination-ticket', version: 1, price: 400 };
    expect((await member.client.call(buyItem, { body: request })).status).toBe(200);
    expect(await coinsOf()).toBe(0);
    const [ticket] = (await office()).tickets;
    expect(ticket).toMatchObject({ is_active: false });
    expect(await gateTo('tokyo')).toMatchObject({ closed: null, ways: ['ticket'] });
    const reply = await fly('tokyo', { how: 'ticket', ticket_id: ticket?.id ?? '' });
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { trip: { how: 'ticket', coins: 0 } } },
    });
    expect(await itemOf(member, ticket?.id ?? '')).toMatchObject({
      state: 'completed',
      paid_out: 0,
    });
    expect((await bagOf(member)).items).toEqual([]);
    expect(codeOf(await fly('paris', { how: 'ticket', ticket_id: ticket?.id ?? '' }))).toBe(
      'travel.ticket_unusable',
    );
  });

  test('accepts an activated ticket', async () => {
    const id = await give(app, member.id, ticketTerms);
    expect((await member.client.call(activateItem, { params: { id } })).status).toBe(200);
    expect((await office()).tickets).toMatchObject([{ id, is_active: true }]);
    expect((await fly('tokyo', { how: 'ticket', ticket_id: id })).status).toBe(200);
    expect((await bagOf(member)).going).toEqual([]);
  });

  test('is refused with another member’s, another kind’s, an expired or an unknown ticket', async () => {
    const other = await bagMember(app);
    const foreign = await give(app, other.id, ticketTerms);
    const spins = await give(app, member.id, launchItem('free-spins-10').terms);
    const late = await give(app, member.id, ticketTerms);
    const at = clock.now();
    clock.set(new Date(at.getTime() + 30 * DAY_MS + 1));
    member = { ...member, client: await app.signedIn('member', member.id) };
    for (const id of [foreign, spins, late, uuidv7()])
      expect(codeOf(await fly('tokyo', { how: 'ticket', ticket_id: id }))).toBe(
        'travel.ticket_unusable',
      );
    expect(codeOf(await fly('tokyo', { how: 'ticket' }))).toBe('travel.ticket_unusable');
    expect((await office()).tickets).toEqual([]);
    clock.set(at);
  });

  test('succeeds once when the ticket is used twice at once', async () => {
    const id = await give(app, member.id, ticketTerms);
    const flight = { from: 'paris', how: 'ticket', ticket_id: id } as const;
    const replies = await Promise.all([fly('tokyo', flight), fly('sydney', flight)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await tripsOf()).toHaveLength(2);
  });
});

test('trips are listed in pages, newest first', async () => {
  await travelled();
  await grantCoins(app, member.id, 2000);
  for (let trip = 2; trip <= 22; trip += 1) {
    const { status } = await fly(trip % 2 === 0 ? 'london' : 'paris');
    expect(status).toBe(200);
  }
  const first = await member.client.call(calls.trips);
  expect(first.body).toMatchObject({ meta: { current_page: 1, total: 22, to: 20 } });
  const second = await member.client.call(calls.trips, { query: { page: 2 } });
  expect((second.body as { data: Trip[] }).data.map(({ no }) => no)).toEqual([2, 1]);
  expect(await gateTo('london')).toMatchObject({ visits: 11 });
  expect((await office()).last_trips.map(({ no }) => no)).toEqual([22, 21, 20, 19, 18]);
  const outsider = await registered(app);
  expect(await tripsOf(outsider)).toEqual([]);
});
