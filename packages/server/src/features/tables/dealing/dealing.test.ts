/** Tests rounds that a person deals: shifts, the two entries, their confirmation and the payment. */
import { readRecord } from '@wl/contract/tables-record';
import { firstBrokenLine } from '@wl/games/tables/dealt/record';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
    // Red and the number 7: 10.00 × 2 + 5.00 × 36.
    expect(await walletOf(tables, player)).toEqual({ cash: CASH - 1_500 + 20_000, in_play: 0 });
    await wheel.endShift();
    await setState(tables, 'closed', ROULETTE);
    expect(await auditDifferences(tables)).toEqual([]);
  });
});
