/** Tests rounds dealt by a person: shifts, both entries of the result, their confirmation and the payouts. */
import { askTableVoid, confirmTableVoid } from '@wl/contract/office/tables-rounds';
import { readRecord } from '@wl/contract/tables-record';
import { firstBrokenLine } from '@wl/games/tables/dealt/record';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeClerk } from '../../staff/testing-clerks.ts';
import type { TableOwner } from '../owner/table-owner.ts';
import {
  auditDifferences,
  bet,
  expireLease,
  newOwner,
  newPlayer,
  roundOf,
  runUntil,
  see,
  setState,
  walletOf,
  type TestTables,
} from '../testing-tables.ts';
import { CARRY_OUT_VOID } from '../voids/carry-out-void.ts';
import {
  BACCARAT,
  BANKER_WINS,
  dealerAt,
  dealRound,
  picture,
  PLAYER_WINS,
  ROULETTE,
  startDealing,
  type TestClerk,
  type TestDealer,
} from './testing-dealing.ts';

const CASH = 100_000;

let tables: TestTables;
let owner: TableOwner;
let clerk: TestClerk;
let boss: TestClerk;
let dealer: TestDealer;
beforeAll(async () => {
  tables = await startDealing();
  clerk = await makeClerk(tables.app, ['dealer']);
  boss = await makeClerk(tables.app, ['pit_boss']);
});
afterAll(() => tables.close());
beforeEach(async () => {
  picture.state = 'live';
  expireLease(tables);
  await setState(tables, 'open', BACCARAT);
  owner = newOwner(tables);
  dealer = dealerAt(clerk, BACCARAT);
  expect((await dealer.startShift()).status).toBe(200);
  await owner.tick();
  await runUntil(tables, owner, 'open', BACCARAT);
});

const read = (slug: string, round: number) =>
  tables.app.client().call(readRecord, { params: { slug, round: String(round) } });

async function closed(): Promise<number> {
  const { number } = await runUntil(tables, owner, 'closed', BACCARAT);
  tables.clock.advance(1_000);
  return number;
}

describe('a whole round', () => {
  test('of baccarat: bets are paid after two equal entries and the confirmation', async () => {
    const player = await newPlayer(tables, CASH);
    const { number } = await roundOf(tables, BACCARAT);
    const spots = { banker: 10_000, player: 2_000, tie: 1_000 };
    expect((await bet(player, number, { table: BACCARAT, spots })).status).toBe(200);
    expect((await see(tables, BACCARAT)).table.dealt).toEqual({
      ...{ dealer_name: 'Marisol', picture: 'live' },
    });
    await closed();
    await dealer.enterTwice(number, BANKER_WINS);
    const console = await dealer.see();
    expect(console.round).toMatchObject({
      ...{ number, phase: 'closed', bets: 1, members: 1, stake_cents: 13_000 },
      ...{ largest_cents: 13_000, attempt: 1, agrees: true },
      preview: {
        ...{ payout_cents: 19_500, kept_cents: -6_500 },
        spots: [{ spot: 'banker', stake_cents: 10_000, payout_cents: 19_500 }],
      },
    });
    // Nothing is public and nothing is paid before the confirmation.
    expect((await roundOf(tables, BACCARAT)).result).toBeUndefined();
    expect((await read(BACCARAT, number)).body.code).toBe('tables.record_secret');
    await owner.tick();
    expect(await walletOf(tables, player)).toEqual({ cash: CASH - 13_000, in_play: 13_000 });

    expect((await dealer.confirm(number)).status).toBe(200);
    const { result } = await roundOf(tables, BACCARAT);
    expect(result).toMatchObject({ round: number, road: 'red' });
    expect(result?.link).toBeUndefined();
    await runUntil(tables, owner, 'settled', BACCARAT);
    expect(await walletOf(tables, player)).toEqual({ cash: CASH - 13_000 + 19_500, in_play: 0 });
    expect((await dealer.confirm(number)).status).toBe(200);

    const { lines } = (await read(BACCARAT, number)).body.data;
    expect(firstBrokenLine(lines)).toBeUndefined();
    const kinds = lines.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind !== 'item_entered')).toEqual([
      ...['round_opened', 'round_closed', 'result_confirmed', 'round_settled'],
    ]);
    expect(JSON.parse(lines.at(-2).content)).toMatchObject({ items: BANKER_WINS, picture: 1 });
    expect((await runUntil(tables, owner, 'open', BACCARAT)).number).toBe(number + 1);
    expect(await auditDifferences(tables)).toEqual([]);
  });

  test('of roulette: the number is entered twice by keys', async () => {
    await dealer.endShift();
    await setState(tables, 'open', ROULETTE);
    const wheel = dealerAt(clerk, ROULETTE);
    await wheel.startShift('Amélie');
    const { number } = await runUntil(tables, owner, 'open', ROULETTE);
    const player = await newPlayer(tables, CASH);
    expect((await bet(player, number, { table: ROULETTE })).status).toBe(200);
    await dealRound(tables, { owner, dealer: wheel, slug: ROULETTE }, ['7']);
    // The bets on red and on 7 pay 10.00 × 2 + 5.00 × 36 = 200.00.
    expect(await walletOf(tables, player)).toEqual({ cash: CASH - 1_500 + 20_000, in_play: 0 });
    await wheel.endShift();
    await setState(tables, 'closed', ROULETTE);
    expect(await auditDifferences(tables)).toEqual([]);
  });
});

describe('the entries', () => {
  test('are refused before the round is closed, without a shift, and from another dealer', async () => {
    const { number } = await roundOf(tables, BACCARAT);
    const enter = (by = dealer, round = number) => by.enter(round, 1, 0, '3s');
    expect((await enter()).body.code).toBe('tables.entry_early');
    await runUntil(tables, owner, 'closed', BACCARAT);
    // No entry is accepted yet, because bets received in time are still being debited.
    expect((await enter()).body.code).toBe('tables.entry_early');
    tables.clock.advance(1_000);
    expect((await enter(dealer, number + 1)).body.code).toBe('tables.entry_round');
    const other = dealerAt(await makeClerk(tables.app, ['dealer']), BACCARAT);
    expect((await enter(other)).body.code).toBe('tables.not_your_shift');
    expect((await other.startShift()).body.code).toBe('tables.shift_taken');
    expect((await dealerAt(boss, BACCARAT).confirm(number)).body.code).toBe(
      'tables.not_your_shift',
    );
    expect((await dealerAt(clerk, ROULETTE).startShift()).body.code).toBe('tables.shift_elsewhere');
    expect((await dealerAt(clerk, 'pearl-salon').startShift()).body.code).toBe('tables.not_dealt');
    expect((await dealerAt(clerk, 'no-table').startShift()).body.code).toBe('tables.unknown');
    const { id } = (await dealer.see()).shift!;
    expect((await other.endShift(id)).body.code).toBe('tables.not_your_shift');
    for (const role of ['games', 'risk', 'support'] as const) {
      const none = dealerAt(await makeClerk(tables.app, [role]), BACCARAT);
      expect((await enter(none)).status).toBe(403);
    }
    expect((await enter()).status).toBe(200);
    // The pit boss ends the shift. Another dealer then takes over the round and finishes it.
    expect((await dealerAt(boss, BACCARAT).endShift(id)).status).toBe(200);
    expect((await enter()).body.code).toBe('tables.no_shift');
    expect((await other.startShift('Jordi')).status).toBe(200);
    expect((await other.enter(number, 1, 0, '3s')).status).toBe(200);
    for (const [position, item] of BANKER_WINS.entries()) {
      if (position > 0) await other.enter(number, 1, position, item);
      await other.enter(number, 2, position, item);
    }
    expect((await other.confirm(number)).status).toBe(200);
    expect((await enter(other)).body.code).toBe('tables.entry_late');
    await runUntil(tables, owner, 'settled', BACCARAT);
    expect((await other.endShift()).status).toBe(200);
  });

  test('that differ are both recorded, and the dealer enters the result again', async () => {
    const player = await newPlayer(tables, CASH);
    const { number } = await roundOf(tables, BACCARAT);
    await bet(player, number, { table: BACCARAT, spots: { player: 10_000 } });
    await closed();
    expect((await dealer.confirm(number)).body.code).toBe('tables.entries_differ');
    for (const [position, item] of PLAYER_WINS.entries())
      await dealer.enter(number, 1, position, item);
    expect((await dealer.enter(number, 1, 4, '2c')).body.code).toBe('tables.entry_complete');
    expect((await dealer.enter(number, 2, 0, '1c')).body.code).toBe('tables.item_unknown');
    const scanner = { source: 'scanner' as const };
    expect((await dealer.enter(number, 2, 0, '5s', scanner)).body.code).toBe('tables.entry_source');
    for (const [position, item] of ['5s', 'Kc', '3h', '6d'].entries())
      await dealer.enter(number, 2, position, item);
    expect((await dealer.see()).round).toMatchObject({ attempt: 2, agrees: false });
    expect((await dealer.confirm(number)).body.code).toBe('tables.entry_attempt');
    expect((await dealer.enter(number, 1, 0, 'Kc')).body.code).toBe('tables.entry_attempt');
    expect((await dealer.call(number)).body.data.round.is_called).toBe(true);
    await dealer.enterTwice(number, PLAYER_WINS, 2);
    expect((await dealer.confirm(number, 2)).status).toBe(200);
    await runUntil(tables, owner, 'settled', BACCARAT);
    expect(await walletOf(tables, player)).toEqual({ cash: CASH + 10_000, in_play: 0 });
    const { lines } = (await read(BACCARAT, number)).body.data;
    const items = lines
      .map(({ content }: { content: string }) => JSON.parse(content).item)
      .filter(Boolean);
    expect(items).toEqual([
      ...[...PLAYER_WINS, '5s', 'Kc', '3h', '6d'],
      ...[...PLAYER_WINS, ...PLAYER_WINS],
    ]);
    expect(firstBrokenLine(lines)).toBeUndefined();
  });

  test('from two windows and repeated requests are recorded once', async () => {
    const number = await closed();
    const twice = await Promise.all([1, 2].map(() => dealer.enter(number, 1, 0, '5s')));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const race = await Promise.all(['Kc', 'Kd'].map((item) => dealer.enter(number, 1, 1, item)));
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
    const taken = await Promise.all([1, 2].map(() => dealer.takeBack(number, 1, 1)));
    expect(taken.map(({ status }) => status)).toEqual([200, 200]);
    expect((await dealer.see()).round?.entries[0]?.items).toEqual([{ item: '5s', to: 'player' }]);
    for (const [position, item] of PLAYER_WINS.entries()) {
      await dealer.enter(number, 1, position, item);
      await dealer.enter(number, 2, position, item);
    }
    const confirmed = await Promise.all([1, 2].map(() => dealer.confirm(number)));
    expect(confirmed.map(({ status }) => status)).toEqual([200, 200]);
    const { lines } = (await read(BACCARAT, number)).body.data;
    expect(lines.filter(({ kind }: { kind: string }) => kind === 'result_confirmed')).toHaveLength(
      1,
    );
    await runUntil(tables, owner, 'settled', BACCARAT);
  });

  test('that are confirmed are paid by the next owner if the first one is killed', async () => {
    const player = await newPlayer(tables, CASH);
    const { number } = await roundOf(tables, BACCARAT);
    await bet(player, number, { table: BACCARAT, spots: { banker: 10_000 } });
    await closed();
    await dealer.enterTwice(number, BANKER_WINS);
    await dealer.confirm(number);
    // No process owns the table now, so nothing is paid until another process takes over.
    expect(await walletOf(tables, player)).toMatchObject({ in_play: 10_000 });
    expireLease(tables);
    const next = newOwner(tables);
    await next.tick();
    await runUntil(tables, next, 'settled', BACCARAT);
    await next.tick();
    expect(await walletOf(tables, player)).toEqual({ cash: CASH + 9_500, in_play: 0 });
    await next.release();
  });
});

describe('the record', () => {
  test('cannot be changed, cut or forked', async () => {
    const { owner: database } = tables.app.deps.database;
    for (const change of [
      'update tables_records set content = content',
      'delete from tables_records',
    ])
      await expect(database.query(change)).rejects.toThrow('append-only');
    await expect(
      database.query(
        `insert into tables_records select table_slug, no + 1, round, at, kind, clerk_id, content, hash, hash
           from tables_records where table_slug = $1 order by no desc limit 1`,
        [BACCARAT],
      ),
    ).rejects.toThrow('does not continue the record');
    await expect(
      database.query(`update tables_shifts set dealer_name = 'Somebody'`),
    ).rejects.toThrow('cannot be changed');
    const { rows } = await database.query(
      'select no, content, previous, hash from tables_records where table_slug = $1 order by no',
      [BACCARAT],
    );
    expect(rows.length).toBeGreaterThan(50);
    expect(firstBrokenLine(rows)).toBeUndefined();
  });
});

describe('without a picture or a dealer', () => {
  test('no round opens', async () => {
    await runUntil(tables, owner, 'closed', BACCARAT);
    const { number } = await roundOf(tables, BACCARAT);
    tables.clock.advance(1_000);
    await dealer.enterTwice(number, BANKER_WINS);
    picture.state = 'lost';
    await dealer.confirm(number);
    await runUntil(tables, owner, 'settled', BACCARAT);
    tables.clock.advance(60_000);
    await owner.tick();
    expect((await roundOf(tables, BACCARAT)).number).toBe(number);
    picture.state = 'live';
    await dealer.endShift();
    await owner.tick();
    tables.clock.advance(1_000);
    await owner.tick();
    expect((await roundOf(tables, BACCARAT)).number).toBe(number);
    expect((await see(tables, BACCARAT)).table.dealt).toMatchObject({ dealer_name: null });
    await dealer.startShift();
    expect((await runUntil(tables, owner, 'open', BACCARAT)).number).toBe(number + 1);
  });

  test('an open round accepts no bets, and continues if the trouble ends soon', async () => {
    const player = await newPlayer(tables, CASH);
    const { number } = await roundOf(tables, BACCARAT);
    const spots = { banker: 10_000 };
    await bet(player, number, { table: BACCARAT, spots });
    picture.state = 'lost';
    tables.clock.advance(1_000);
    await owner.tick();
    expect(await roundOf(tables, BACCARAT)).toMatchObject({ trouble: 'picture_lost' });
    const refused = await bet(player, number, { table: BACCARAT, spots });
    expect(refused.body.code).toBe('tables.interrupted');
    expect(await walletOf(tables, player)).toEqual({ cash: CASH - 10_000, in_play: 10_000 });
    picture.state = 'live';
    tables.clock.advance(1_000);
    await owner.tick();
    expect((await roundOf(tables, BACCARAT)).trouble).toBeUndefined();
    expect((await bet(player, number, { table: BACCARAT, spots: { tie: 100 } })).status).toBe(200);
    await dealRound(tables, { owner, dealer, slug: BACCARAT }, BANKER_WINS);
    expect(await walletOf(tables, player)).toEqual({ cash: CASH + 9_400, in_play: 0 });
  });

  test.each(['picture_lost', 'dealer_left'] as const)(
    'an open round is void if the trouble lasts: %s',
    async (trouble) => {
      const player = await newPlayer(tables, CASH);
      const { number } = await roundOf(tables, BACCARAT);
      await bet(player, number, { table: BACCARAT, spots: { banker: 10_000 } });
      if (trouble === 'picture_lost') picture.state = 'lost';
      else await dealer.endShift();
      // The betting time ends during the interruption, but the round does not close.
      for (let second = 0; second < 14; second++) {
        tables.clock.advance(1_000);
        await owner.tick();
        expect(['open', 'closing']).toContain((await roundOf(tables, BACCARAT)).phase);
      }
      const voided = await runUntil(tables, owner, 'void', BACCARAT);
      expect(voided).toMatchObject({ number, void_reason: trouble });
      expect(await walletOf(tables, player)).toEqual({ cash: CASH, in_play: 0 });
      const { lines } = (await read(BACCARAT, number)).body.data;
      const kinds = lines.map(({ kind }: { kind: string }) => kind);
      expect(kinds.slice(-2)).toEqual(['trouble_began', 'round_voided']);
      picture.state = 'live';
      await dealer.startShift();
      expect(await auditDifferences(tables)).toEqual([]);
    },
  );

  test('a closed round is not void, but calls the pit boss after 3 minutes', async () => {
    const player = await newPlayer(tables, CASH);
    const { number } = await roundOf(tables, BACCARAT);
    await bet(player, number, { table: BACCARAT, spots: { player: 10_000 } });
    await runUntil(tables, owner, 'closed', BACCARAT);
    picture.state = 'lost';
    tables.clock.advance(2 * 60_000);
    await owner.tick();
    expect((await dealer.see()).round).toMatchObject({
      ...{ phase: 'closed', trouble: 'picture_lost', is_called: false, voids_at: null },
    });
    const publish = vi.spyOn(tables.app.deps.realtime, 'publish');
    tables.clock.advance(60_000);
    await owner.tick();
    await owner.tick();
    const calls = publish.mock.calls.filter(([channel]) => channel === 'private-staff.tables');
    expect(calls.map(([, , data]) => data)).toEqual([{ table: BACCARAT, is_called: true }]);
    publish.mockRestore();
    expect((await dealer.see()).round).toMatchObject({ phase: 'closed', is_called: true });
    // The cards are on the table, so the result is valid even if it is entered late.
    await dealer.enterTwice(number, PLAYER_WINS);
    await dealer.confirm(number);
    await runUntil(tables, owner, 'settled', BACCARAT);
    expect(await walletOf(tables, player)).toEqual({ cash: CASH + 10_000, in_play: 0 });
  });

  test('two clerks void a closed round, one of them the dealer', async () => {
    const player = await newPlayer(tables, CASH);
    const { number } = await roundOf(tables, BACCARAT);
    await bet(player, number, { table: BACCARAT, spots: { player: 10_000 } });
    await closed();
    const body = { reason: 'equipment' as const, comment: 'A card fell off the table.' };
    const params = { slug: BACCARAT, round: String(number) };
    const { id } = (await clerk.call(askTableVoid, { params, body })).body.data;
    expect((await dealer.see()).round?.void).toMatchObject({ id, mine: true, outcome: null });
    const confirm = (by: TestClerk) =>
      by.call(confirmTableVoid, { params: { id }, body: { comment: 'Seen in the recording.' } });
    expect((await confirm(clerk)).status).toBe(403);
    expect((await confirm(boss)).status).toBe(200);
    await expect(tables.app.deps.jobs.runNow(CARRY_OUT_VOID, { id })).rejects.toThrow(
      'being closed',
    );
    await owner.tick();
    await tables.app.deps.jobs.runNow(CARRY_OUT_VOID, { id });
    expect(await walletOf(tables, player)).toEqual({ cash: CASH, in_play: 0 });
    expect((await dealer.enter(number, 1, 0, '5s')).body.code).toBe('tables.entry_late');
    expect((await runUntil(tables, owner, 'open', BACCARAT)).number).toBe(number + 1);
    expect(await auditDifferences(tables)).toEqual([]);
  });
});
