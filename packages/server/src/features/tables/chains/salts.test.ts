/**
 * Tests salts from the public beacon with honest, lying, unresponsive and failing relays, and salts that clerks enter.
 */
import * as calls from '@wl/contract/office/tables-chains';
import { walkChain } from '@wl/games/fairness/chain';
import { randomnessOf, timeOfRound } from '@wl/games/fairness/beacon';
import { testBeacon } from '@wl/games/fairness/testing-beacon';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { startTestApp, type TestApp } from '../../../platform/testing.ts';
import { signInPlayer } from '../../play/testing-players.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { createTableOwner, type TableOwner } from '../owner/table-owner.ts';
import { bet, expireLease, roundOf, runUntil, see, setState, TABLE } from '../testing-tables.ts';
import { httpBeacon } from './beacon-http.ts';
import { BeaconUnavailable } from './beacon.ts';
import { BEACON_LEAD_MS, publishFirstChains } from './chains.ts';
import { isGenuine } from './check-signature.ts';
import { keepSalts } from './keep-salts.ts';
import { fixDueSalts } from './salts.ts';
import { startRelay, type RelayMode } from './testing-relay.ts';

vi.mock('./check-signature.ts', async (original) => {
  const real = await original<{ isGenuine: typeof isGenuine }>();
  return { ...real, isGenuine: vi.fn(real.isGenuine) };
});

/** Number of rounds in a chain. The next chain is published when a tenth of the rounds is left. */
const ROUNDS = 10;

/** Time in ms by which the clock advances in one step. */
const STEP_MS = 5_000;

const clock = testClock('2026-03-02T12:00:00Z');
const { chain, sign } = testBeacon();
const { sign: lie } = testBeacon();
let first: Awaited<ReturnType<typeof startRelay>>;
let second: typeof first;

beforeAll(async () => {
  [first, second] = await Promise.all([
    startRelay({ chain, sign, lie }, clock),
    startRelay({ chain, sign, lie }, clock),
  ]);
});
afterAll(() => Promise.all([first.close(), second.close()]));
beforeEach(() => {
  for (const relay of [first, second]) Object.assign(relay, { mode: 'honest', asked: [] });
});

/** Creates a beacon whose requests to an unresponsive relay are aborted immediately instead of after a time limit. */
function beaconOf() {
  const limits = new Map<string, AbortController>();
  for (const relay of [first, second]) relay.hung = () => limits.get(relay.url)?.abort();
  return httpBeacon({ relays: [first.url, second.url], chain }, (relay) => {
    const limit = new AbortController();
    limits.set(relay, limit);
    return limit.signal;
  });
}

describe('relays', () => {
  const published = 80_000_000;
  beforeAll(() => clock.set(new Date(timeOfRound(chain, published))));
  afterAll(() => clock.set(new Date('2026-03-02T12:00:00Z')));

  test('an honest relay is enough, and the others are not asked', async () => {
    const signature = sign(published);
    expect(await beaconOf().round(published)).toEqual({
      signature,
      randomness: randomnessOf(signature),
    });
    expect(second.asked).toEqual([]);
  });

  test.each(['lying', 'earlier', 'silent', 'broken', 'endless', 'odd'] as RelayMode[])(
    'a relay that is %s is passed over',
    async (mode) => {
      first.mode = mode;
      expect((await beaconOf().round(published)).signature).toBe(sign(published));
      expect(second.asked).toEqual([published]);
    },
  );

  test('if no relay has a genuine signature, the error says what each of them did', async () => {
    first.mode = 'lying';
    await second.close();
    const asked = beaconOf().round(published);
    await expect(asked).rejects.toThrow(BeaconUnavailable);
    await expect(asked).rejects.toThrow(/the signature is wrong; .*ECONNREFUSED/);
    second = await startRelay({ chain, sign, lie }, clock);
  });

  test('a round in the future does not exist', async () => {
    await expect(beaconOf().round(published + 1)).rejects.toThrow(/status 425/);
  });
});

describe('tables', () => {
  let app: TestApp;
  let owner: TableOwner;
  let tables: { app: TestApp; clock: typeof clock; close: () => Promise<void> };

  beforeEach(async () => {
    const tableSalt = { source: 'beacon' as const, relays: [first.url], chain };
    app = await startTestApp({ clock, config: { tableSalt } });
    tables = { app, clock, close: () => app.close() };
    owner = createTableOwner(app.deps, { chainRounds: ROUNDS });
  });
  afterEach(() => app.close());

  const fix = () => fixDueSalts(app.deps, beaconOf());
  const chains = async () => (await see(tables)).chains;

  /**
   * Sets the clock to the publication of the beacon round that the table needs, and returns the number of that round.
   */
  async function toBeacon(): Promise<number> {
    const wait = (await see(tables)).table.waits_for;
    if (!wait) throw new Error('the table does not wait');
    clock.set(new Date(wait.at));
    return wait.beacon_round;
  }

  test('a table without a salt has no round, refuses bets, and opens when its round is published', async () => {
    await setState(tables, 'open');
    await owner.tick();
    const [waiting] = await chains();
    const { table } = await see(tables);
    expect(waiting).toMatchObject({ salt: null, salt_source: null, beacon_signature: null });
    expect(table).toMatchObject({ state: 'open', round: null });
    const { beacon_round: round, at } = table.waits_for!;
    expect(waiting!.beacon_round).toBe(round);
    const leadMs = Date.parse(at) - clock.now().getTime();
    expect(leadMs).toBeGreaterThan(BEACON_LEAD_MS);
    expect(leadMs).toBeLessThanOrEqual(BEACON_LEAD_MS + 3_000);
    const player = await signInPlayer(app, { cashCents: 10_000 });
    expect((await bet(player, 0)).status).toBe(409);
    expect(await fix()).toBe(true);
    expect(first.asked).toEqual([]);

    clock.set(new Date(at));
    expect(await fix()).toBe(true);
    await owner.tick();
    const [salted] = await chains();
    expect(salted).toEqual({
      ...waiting,
      salt: randomnessOf(sign(round)),
      salt_source: `drand ${round}`,
      beacon_signature: sign(round),
    });
    expect(await roundOf(tables)).toMatchObject({ number: 0, phase: 'open' });
    expect((await see(tables)).table.waits_for).toBeUndefined();
    expect((await bet(player, 0)).status).toBe(200);
    const shown = await runUntil(tables, owner, 'revealed');
    expect(walkChain(shown.result!.link!, 1)).toBe(salted!.published);
  });

  test('relays that are down or lie keep the table waiting, and it opens afterwards', async () => {
    await setState(tables, 'open');
    await owner.tick();
    const round = await toBeacon();
    for (const mode of ['broken', 'lying', 'silent'] as RelayMode[]) {
      Object.assign(first, { mode });
      Object.assign(second, { mode });
      expect(await fix()).toBe(false);
      await owner.tick();
      expect((await see(tables)).table).toMatchObject({
        round: null,
        waits_for: { beacon_round: round },
      });
    }
    Object.assign(second, { mode: 'honest' });
    expect(await fix()).toBe(true);
    await owner.tick();
    expect(await roundOf(tables)).toMatchObject({ number: 0, phase: 'open' });
  });

  test('two processes that fix the same salt store it once', async () => {
    await setState(tables, 'open');
    await owner.tick();
    await toBeacon();
    expect(await Promise.all([fix(), fix()])).toEqual([true, true]);
    const [before] = await chains();
    clock.advance(60_000);
    await fix();
    expect(await chains()).toEqual([before]);
  });

  test('closed tables have a chain with a salt before they open', async () => {
    await publishFirstChains(app.deps, ROUNDS);
    await publishFirstChains(app.deps, ROUNDS);
    clock.advance(BEACON_LEAD_MS + 3_000);
    expect(await fix()).toBe(true);
    expect(new Set(first.asked).size).toBe(1);
    await setState(tables, 'open');
    await owner.tick();
    expect(await roundOf(tables)).toMatchObject({ number: 0, phase: 'open' });
    expect(await chains()).toHaveLength(1);
  });

  test('relays that never answer do not delay the end of the search for salts', async () => {
    await publishFirstChains(app.deps, ROUNDS);
    clock.advance(BEACON_LEAD_MS + 3_000);
    for (const relay of [first, second]) relay.mode = 'silent';
    const tableSalt = { source: 'beacon' as const, relays: [first.url, second.url], chain };
    const deps = { ...app.deps, config: { ...app.deps.config, tableSalt } };
    const asked = new Promise<void>((resolve) => {
      first.hung = resolve;
    });
    const stop = keepSalts(deps, () => new AbortController().signal);
    await asked;
    await stop();
    expect([first.asked.length, second.asked.length]).toEqual([1, 0]);
  });

  /** Runs the table in steps until it has opened round `number`, and calls `each` after every step. */
  async function playUntil(number: number, each: () => Promise<unknown>) {
    for (let step = 0; step < 400; step++) {
      const { table } = await see(tables);
      if (table.round?.number === number) return;
      clock.advance(STEP_MS);
      await owner.tick();
      await each();
    }
    throw new Error(`the table did not reach round ${number}`);
  }

  test('the next chain is published while the last one still has rounds, so the table never waits', async () => {
    owner = createTableOwner(app.deps, { chainRounds: 2 * ROUNDS });
    await setState(tables, 'open');
    await owner.tick();
    await toBeacon();
    await fix();
    await owner.tick();
    await playUntil(2 * ROUNDS + 1, async () => {
      await fix();
      expect((await see(tables)).table.waits_for).toBeUndefined();
    });
    expect((await chains()).map(({ salt }) => salt === null)).toEqual([false, false]);
  });

  test('without a salt for its next chain, a table finishes its rounds and then waits', async () => {
    await setState(tables, 'open');
    await owner.tick();
    await toBeacon();
    await fix();
    await playUntil(ROUNDS - 1, async () => undefined);
    await runUntil(tables, owner, 'settled');
    clock.advance(60_000);
    await owner.tick();
    const { table } = await see(tables);
    expect(table.round).toMatchObject({ number: ROUNDS - 1, phase: 'settled' });
    expect(table.waits_for).toBeDefined();
    await fix();
    expireLease(tables);
    await owner.tick();
    expect(await roundOf(tables)).toMatchObject({ number: ROUNDS, phase: 'open' });
  });

  test('the database refuses a round without a salt, a false salt, and a change of a chain', async () => {
    await publishFirstChains(app.deps, ROUNDS);
    const change = (set: string) =>
      app.deps.database.owner.query(
        `update tables_chains set ${set} where table_slug = '${TABLE}' and no = 1`,
      );
    const at = 'salt_at = now()';
    const round = (await chains())[0]!.beacon_round!;
    const signature = sign(round);
    const source = `salt_source = 'drand ${round}'`;
    await expect(
      change(`salt = '${'ab'.repeat(32)}', salt_source = 'server', ${at}`),
    ).rejects.toThrow();
    await expect(
      change(`salt = '${'ab'.repeat(32)}', ${source}, ${at}, beacon_signature = '${signature}'`),
    ).rejects.toThrow(/tables_chains_beacon_salt/);
    await expect(change('beacon_round = beacon_round + 1')).rejects.toThrow(/cannot be changed/);
    await expect(change(`published = '${'cd'.repeat(32)}'`)).rejects.toThrow(/cannot be changed/);
    await expect(
      app.deps.database.owner.query(
        `insert into tables_rounds (table_slug, number, epoch, chain_no, chain_index, phase, pace, opens_at, closes_at, since)
           select slug, 0, epoch, 1, 0, 'open', '{}', now(), now(), now() from tables where slug = '${TABLE}'`,
      ),
    ).rejects.toThrow(/has no salt/);
    await change(
      `salt = '${randomnessOf(signature)}', ${source}, ${at}, beacon_signature = '${signature}'`,
    );
    await expect(change(`salt_at = now() + interval '1 s'`)).rejects.toThrow(/cannot be changed/);
  });

  test('a clerk enters the signature, and the server accepts only the genuine one', async () => {
    const clerk = await makeClerk(app, ['games']);
    const support = await makeClerk(app, ['support']);
    await publishFirstChains(app.deps, ROUNDS);
    const list = (await clerk.call(calls.officeTableChains, { params: { slug: TABLE } })).body.data;
    const [{ beacon_round: round, beacon_url: url }] = list.chains;
    expect(url).toBe(`${first.url}/${chain.hash}/public/${round}`);
    const enter = (signature: string, by = clerk, number = '1') =>
      by.call(calls.enterTableSalt, { params: { slug: TABLE, number }, body: { signature } });
    expect((await enter(lie(round))).body.code).toBe('tables.signature_wrong');
    expect((await enter(sign(round + 1))).body.code).toBe('tables.signature_wrong');
    const before = vi.mocked(isGenuine).mock.calls.length;
    expect((await enter('my lucky number')).body.code).toBe('tables.signature_wrong');
    // A text that cannot be a signature is rejected without a call of `isGenuine`.
    expect(isGenuine).toHaveBeenCalledTimes(before);
    expect((await enter(sign(round), clerk, '2')).body.code).toBe('tables.chain_unknown');
    expect((await enter(sign(round), support)).status).toBe(403);
    const signature = sign(round);
    const [one, two] = await Promise.all([
      enter(` ${signature.toUpperCase()}\n`),
      enter(signature),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body.data).toMatchObject({
      salt: randomnessOf(signature),
      salt_source: `drand ${round}`,
    });
    expect((await enter(signature)).status).toBe(200);
    expect((await enter(lie(round))).body.code).toBe('tables.salt_known');
    const { rows } = await app.deps.database.pool.query(
      `select count(*)::int as entries from staff_audit where action = 'tables.enter_salt'`,
    );
    expect(rows).toEqual([{ entries: 1 }]);
  });
});

test('a chain whose salt the server draws says so, and needs no signature', async () => {
  const app = await startTestApp({ clock });
  const tables = { app, clock, close: () => app.close() };
  await publishFirstChains(app.deps, ROUNDS);
  expect((await see(tables)).chains).toEqual([]);
  await setState(tables, 'open');
  await createTableOwner(app.deps, { chainRounds: ROUNDS }).tick();
  expect((await see(tables)).chains).toMatchObject([
    { salt_source: 'server', beacon_round: null, beacon_signature: null },
  ]);
  const clerk = await makeClerk(app, ['games']);
  const params = { slug: TABLE, number: '1' };
  const reply = await clerk.call(calls.enterTableSalt, { params, body: { signature: sign(1) } });
  expect(reply.body.code).toBe('tables.salt_of_server');
  await app.close();
});
