/** Tests that a correction also corrects the bonus money that paid for a bet, for every later state of the bonus. */
import * as corrections from '@wl/contract/office/tables-corrections';
import { wagersEvents } from '@wl/contract/events/wagers';
import { journeyReplay, type JourneyReplay } from '@wl/contract/office/journey-replay';
import { statement } from '@wl/contract/wallet-statement';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectEventsMatch } from '../../../../platform/testing/testing-events.ts';
import { uuidv7 } from '../../../../platform/ids.ts';
import { endByWagering, revokeItem } from '../../../bag/items/end-item.ts';
import { bagMember, balancesOf, deposit, startBonus } from '../../../bag/testing-bag.ts';
import { expectAudited } from '../../../ledger/testing-audit.ts';
import type { Registered } from '../../../members/testing-members.ts';
import { makeClerk } from '../../../staff/testing-clerks.ts';
import { voidSettled } from '../../../wagers/index.ts';
import type { TableOwner } from '../../owner/table-owner.ts';
import { newOwner, runUntil, setState, type TestTables } from '../../testing-tables.ts';
import {
  BACCARAT,
  BANKER_WINS,
  dealerAt,
  dealRound,
  PLAYER_WINS,
  startDealing,
  TIE,
  type TestClerk,
  type TestDealer,
} from '../testing-dealing.ts';
import { CARRY_OUT_CORRECTION } from './carry-out-correction.ts';

const BONUS = 10_00;
const STAKE = 4_00;

let tables: TestTables;
let owner: TableOwner;
let dealer: TestDealer;
let clerks: [TestClerk, TestClerk];
beforeAll(async () => {
  tables = await startDealing();
  dealer = dealerAt(await makeClerk(tables.app, ['dealer']), BACCARAT);
  clerks = [await makeClerk(tables.app, ['pit_boss']), await makeClerk(tables.app, ['pit_boss'])];
  await setState(tables, 'open', BACCARAT);
  await dealer.startShift();
  owner = newOwner(tables);
  await owner.tick();
});
afterAll(async () => {
  await tables.app.deps.events.drain();
  await expectAudited(tables.app);
  await expectEventsMatch(tables.app, [wagersEvents.settled, wagersEvents.voided]);
  await tables.close();
});

async function bonusMember({ cash = 0, bonus = BONUS } = {}) {
  const member = await bagMember(tables.app);
  if (cash > 0) await deposit(tables.app, member.id, cash);
  return { ...member, item: await startBonus(tables.app, member.id, bonus) };
}

/** Deals a round with one bet of each member, and returns its number. */
async function played(
  items: readonly string[],
  bets: readonly (readonly [Registered, string, number])[],
): Promise<number> {
  const { number } = await runUntil(tables, owner, 'open', BACCARAT);
  for (const [{ client }, spot, stake] of bets) {
    const body = { id: uuidv7(), round: number, bet: { spots: { [spot]: stake } } };
    const reply = await client.post(`/api/tables/${BACCARAT}/bets`, body);
    expect(reply.status).toBe(200);
  }
  await dealRound(tables, { owner, dealer, slug: BACCARAT }, items);
  await tables.app.deps.events.drain();
  return number;
}

async function correct(round: number, items: readonly string[]) {
  const comment = 'The recording shows another card.';
  const asked = await clerks[0].call(corrections.askCorrection, {
    params: { slug: BACCARAT, round: String(round) },
    body: { items: [...items], reason: 'wrong_entry', comment },
  });
  const { id } = asked.body.data;
  await clerks[1].call(corrections.confirmCorrection, { params: { id }, body: { comment } });
  await tables.app.deps.jobs.runNow(CARRY_OUT_CORRECTION, { id });
  await tables.app.deps.events.drain();
}

async function figuresOf(member: Registered) {
  const { rows } = await tables.app.deps.database.owner.query<{ wagered: number }>(
    'select balance_cents as balance, in_play_cents as in_play, wagered_cents as wagered from bag_running where member_id = $1',
    [member.id],
  );
  return { ...(await balancesOf(member)), running: rows };
}

async function complete({ item }: { item: string }) {
  await tables.app.deps.database.owner.query(
    'update bag_running set reached_at = $2 where item_id = $1',
    [item, tables.clock.now()],
  );
  await tables.app.deps.transaction((tx) => endByWagering(tables.app.deps, tx, item));
}

const revoke = ({ item }: { item: string }) =>
  tables.app.deps.transaction((tx) => revokeItem(tables.app.deps, tx, item, 'test'));

async function debtOf({ id }: Registered) {
  const { rows } = await tables.app.deps.database.owner.query<{ owed: number }>(
    'select coalesce(sum(amount_cents), 0)::bigint as owed from wallet_debts where member_id = $1',
    [id],
  );
  return rows[0]!.owed;
}

test('a lost bet that wins, and a won bet that loses, equal bets with the right result', async () => {
  const [loser, winner, rightWinner, rightLoser] = await Promise.all([
    bonusMember(),
    bonusMember({ cash: 1_00 }),
    bonusMember(),
    bonusMember({ cash: 1_00 }),
  ]);
  const wrong = await played(BANKER_WINS, [
    [loser, 'player', STAKE],
    [winner, 'banker', STAKE],
  ]);
  await played(PLAYER_WINS, [
    [rightWinner, 'player', STAKE],
    [rightLoser, 'banker', STAKE],
  ]);
  expect(await figuresOf(loser)).not.toEqual(await figuresOf(rightWinner));
  await correct(wrong, PLAYER_WINS);
  expect(await figuresOf(loser)).toEqual(await figuresOf(rightWinner));
  expect(await figuresOf(winner)).toEqual(await figuresOf(rightLoser));
  expect(await figuresOf(loser)).toMatchObject({
    ...{ cash: 0, bonus: BONUS + STAKE },
    running: [{ balance: BONUS + STAKE, in_play: 0, wagered: STAKE / 10 }],
  });

  // A second correction starts from the first one.
  await correct(wrong, TIE);
  expect(await figuresOf(loser)).toMatchObject({ cash: 0, bonus: BONUS });
  expect(await figuresOf(winner)).toMatchObject({ cash: 1_00, bonus: BONUS });

  // The lines of both wagers add up to the balances.
  for (const [member, cash] of [
    [loser, 0],
    [winner, 1_00],
  ] as const) {
    const { body } = await member.client.call(statement, { query: { view: 'rounds' } });
    const lines = body.data.lines as { cash: number; bonus: number }[];
    expect(lines).toHaveLength(3);
    expect(await balancesOf(member)).toEqual({
      cash: lines.reduce<number>((sum, line) => sum + line.cash, cash),
      bonus: lines.reduce<number>((sum, line) => sum + line.bonus, BONUS),
    });
  }

  const support = await makeClerk(tables.app, ['support']);
  const replay = await support.call(journeyReplay, { params: { id: winner.id }, query: {} });
  expect((replay.body.data as JourneyReplay).seal).toMatchObject({ waiting: 0, differences: [] });
});

test('a bonus that the wrong result used up: its part of the right payout is cash', async () => {
  const member = await bonusMember({ bonus: STAKE });
  const round = await played(BANKER_WINS, [[member, 'player', STAKE]]);
  expect(await figuresOf(member)).toEqual({ cash: 0, bonus: 0, running: [] });
  await correct(round, PLAYER_WINS);
  expect(await figuresOf(member)).toEqual({ cash: 2 * STAKE, bonus: 0, running: [] });
  await correct(round, BANKER_WINS);
  expect(await figuresOf(member)).toEqual({ cash: 0, bonus: 0, running: [] });
});

test('a bonus that was completed: the higher payout is added in cash, the lower one takes nothing back', async () => {
  const [loser, winner] = [await bonusMember(), await bonusMember()];
  const round = await played(BANKER_WINS, [
    [loser, 'player', STAKE],
    [winner, 'banker', STAKE],
  ]);
  for (const member of [loser, winner]) await complete(member);
  const won = Math.floor(STAKE * 1.95);
  expect(await balancesOf(winner)).toEqual({ cash: BONUS - STAKE + won, bonus: 0 });
  await correct(round, PLAYER_WINS);
  expect(await balancesOf(loser)).toEqual({ cash: BONUS - STAKE + 2 * STAKE, bonus: 0 });
  expect(await balancesOf(winner)).toEqual({ cash: BONUS - STAKE + won, bonus: 0 });
  expect(await debtOf(winner)).toBe(0);
});

test('a bonus that was completed or revoked before the settlement', async () => {
  const [completed, revoked] = [await bonusMember(), await bonusMember()];
  const { number } = await runUntil(tables, owner, 'open', BACCARAT);
  for (const { client } of [completed, revoked]) {
    const body = { id: uuidv7(), round: number, bet: { spots: { banker: STAKE } } };
    expect((await client.post(`/api/tables/${BACCARAT}/bets`, body)).status).toBe(200);
  }
  await complete(completed);
  await revoke(revoked);
  await dealRound(tables, { owner, dealer, slug: BACCARAT }, BANKER_WINS);
  const won = Math.floor(STAKE * 1.95);
  expect(await balancesOf(completed)).toEqual({ cash: BONUS - STAKE + won, bonus: 0 });
  expect(await balancesOf(revoked)).toEqual({ cash: 0, bonus: 0 });
  await correct(number, PLAYER_WINS);
  expect(await balancesOf(completed)).toEqual({ cash: BONUS - STAKE, bonus: 0 });
  await correct(number, TIE);
  expect(await balancesOf(completed)).toEqual({ cash: BONUS, bonus: 0 });
  expect(await balancesOf(revoked)).toEqual({ cash: 0, bonus: 0 });
});

test('a bonus that was revoked since: the casino keeps the higher payout', async () => {
  const member = await bonusMember({ cash: 1_00 });
  const round = await played(BANKER_WINS, [[member, 'player', STAKE]]);
  await revoke(member);
  await correct(round, PLAYER_WINS);
  expect(await balancesOf(member)).toEqual({ cash: 2_00, bonus: 0 });
});

test('a payout that was staked since: the bonus loses the rest of its money, and the member owes nothing', async () => {
  const member = await bonusMember({ bonus: STAKE });
  const round = await played(BANKER_WINS, [[member, 'banker', STAKE]]);
  await played(BANKER_WINS, [[member, 'player', 3_00]]);
  expect((await balancesOf(member)).bonus).toBe(Math.floor(STAKE * 1.95) - 3_00);
  await correct(round, PLAYER_WINS);
  expect(await figuresOf(member)).toEqual({ cash: 0, bonus: 0, running: [] });
  expect(await debtOf(member)).toBe(0);
});

test('a corrected bet that a clerk voids returns its stake to the bonus', async () => {
  const member = await bonusMember({ cash: 1_00 });
  const round = await played(BANKER_WINS, [[member, 'player', STAKE]]);
  await correct(round, PLAYER_WINS);
  expect(await balancesOf(member)).toEqual({ cash: 2_00, bonus: BONUS + 3_00 });
  const { rows } = await tables.app.deps.database.owner.query<{ id: string }>(
    'select wager_id as id from tables_bets where member_id = $1',
    [member.id],
  );
  const at = tables.clock.now();
  await tables.app.deps.transaction((tx) =>
    voidSettled(tables.app.deps, tx, { memberId: member.id, id: rows[0]!.id, reason: 'test', at }),
  );
  expect(await figuresOf(member)).toMatchObject({
    ...{ cash: 1_00, bonus: BONUS },
    running: [{ balance: BONUS, wagered: 0 }],
  });
});
