/** Tests that a corrected bet has the same effects in other features as a bet whose result was never wrong. */
import * as bag from '@wl/contract/bag';
import * as corrections from '@wl/contract/office/tables-corrections';
import { wagersEvents } from '@wl/contract/events/wagers';
import { journeyReplay, type JourneyReplay } from '@wl/contract/office/journey-replay';
import { statement } from '@wl/contract/wallet-statement';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectEventsMatch } from '../../../../platform/testing/testing-events.ts';
import { bagMember, deposit, give, launchItem } from '../../../bag/testing-bag.ts';
import { expectAudited } from '../../../ledger/testing-audit.ts';
import { limitsOf } from '../../../limits/testing-limits.ts';
import type { Registered } from '../../../members/testing-members.ts';
import { makeClerk } from '../../../staff/testing-clerks.ts';
import type { TableOwner } from '../../owner/table-owner.ts';
import { newOwner, roundOf, runUntil, setState, type TestTables } from '../../testing-tables.ts';
import { uuidv7 } from '../../../../platform/ids.ts';
import {
  BACCARAT,
  BANKER_WINS,
  dealerAt,
  dealRound,
  PLAYER_WINS,
  startDealing,
  type TestClerk,
  type TestDealer,
} from '../testing-dealing.ts';
import { CARRY_OUT_CORRECTION } from './carry-out-correction.ts';

const STAKE = 10_000;

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

async function betOn(member: Registered, round: number, spot: string) {
  const body = { id: uuidv7(), round, bet: { spots: { [spot]: STAKE } } };
  return member.client.post(`/api/tables/${BACCARAT}/bets`, body);
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

/** Returns the member's figures that depend on the results of rounds. */
async function figuresOf({ id }: Registered) {
  await tables.app.deps.events.drain();
  const { rows } = await tables.app.deps.database.owner.query<Record<string, number>>(
    `select w.cash, w.in_play, w.session_staked, w.session_paid, w.session_rounds,
       (select experience from journey_members where member_id = $1) as experience,
       (select sum(rounds)::int from own_play_days where member_id = $1) as rounds,
       (select sum(staked)::bigint from own_play_days where member_id = $1) as staked,
       (select sum(paid)::bigint from own_play_days where member_id = $1) as paid,
       (select sum(staked_cents)::bigint from wallet_deposit_turnover where member_id = $1) as turnover,
       (select sum(wagered_cents)::bigint from bag_running where member_id = $1) as wagered
     from ledger_wallets w where w.member_id = $1`,
    [id],
  );
  return rows[0]!;
}

test('a lost bet that wins, and a won bet that loses, equal bets with the right result', async () => {
  const { app } = tables;
  const members = await Promise.all([1, 2, 3, 4].map(() => bagMember(app)));
  for (const member of members) {
    const { terms, slug } = launchItem('deposit-bonus-100');
    const id = await give(app, member.id, terms, slug);
    await member.client.call(bag.activateItem, { params: { id } });
    await deposit(app, member.id, 50_000);
  }
  const [loser, winner, rightWinner, rightLoser] = members as [
    ...[Registered, Registered],
    ...[Registered, Registered],
  ];
  const { number: wrong } = await runUntil(tables, owner, 'open', BACCARAT);
  await betOn(loser, wrong, 'player');
  await betOn(winner, wrong, 'banker');
  await dealRound(tables, { owner, dealer, slug: BACCARAT }, BANKER_WINS);
  const { number: right } = await runUntil(tables, owner, 'open', BACCARAT);
  await betOn(rightWinner, right, 'player');
  await betOn(rightLoser, right, 'banker');
  await dealRound(tables, { owner, dealer, slug: BACCARAT }, PLAYER_WINS);
  expect(await figuresOf(loser)).not.toEqual(await figuresOf(rightWinner));
  await correct(wrong, PLAYER_WINS);
  expect(await figuresOf(loser)).toEqual(await figuresOf(rightWinner));
  expect(await figuresOf(winner)).toEqual(await figuresOf(rightLoser));
  expect(await figuresOf(loser)).toMatchObject({
    ...{ session_staked: STAKE, session_paid: 2 * STAKE, rounds: 1, staked: STAKE },
  });

  // The statement shows the first wager as void, and the second wager with the correct payout.
  const { body } = await loser.client.call(statement, { query: { view: 'rounds' } });
  expect(body.data.lines).toMatchObject([
    { game: BACCARAT, cash: STAKE },
    { game: BACCARAT, cash: 0, voided: true },
  ]);
  const support = await makeClerk(app, ['support']);
  const replay = await support.call(journeyReplay, { params: { id: loser.id }, query: {} });
  expect((replay.body.data as JourneyReplay).seal).toMatchObject({ waiting: 0, differences: [] });
});

test('a member with a loss limit can bet again when the loss was corrected, and is corrected at the limit', async () => {
  const member = await bagMember(tables.app);
  await deposit(tables.app, member.id, 50_000);
  await limitsOf(member.client).put('loss day', STAKE);
  const { number } = await runUntil(tables, owner, 'open', BACCARAT);
  expect((await betOn(member, number, 'player')).status).toBe(200);
  await dealRound(tables, { owner, dealer, slug: BACCARAT }, BANKER_WINS);
  await runUntil(tables, owner, 'open', BACCARAT);
  const again = async () => betOn(member, (await roundOf(tables, BACCARAT)).number, 'player');
  expect((await again()).body).toMatchObject({ code: 'limits.loss_reached' });
  await correct(number, PLAYER_WINS);
  expect((await again()).status).toBe(200);
  await dealRound(tables, { owner, dealer, slug: BACCARAT }, BANKER_WINS);
  // The second correction takes the payout back although the limit allows no further loss.
  await correct(number, BANKER_WINS);
  await runUntil(tables, owner, 'open', BACCARAT);
  expect((await again()).body).toMatchObject({ code: 'limits.loss_reached' });
});
