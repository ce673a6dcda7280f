/**
 * Tests that a correction also adjusts the bonus that paid for a bet, in every state that the bonus can have by then.
 */
import { wagersEvents } from '@wl/contract/events/wagers';
import { journeyReplay, type JourneyReplay } from '@wl/contract/office/journey-replay';
import { statement } from '@wl/contract/wallet-statement';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectEventsMatch } from '../../../../platform/testing/testing-events.ts';
import { balancesOf } from '../../../bag/testing-bag.ts';
import { expectAudited } from '../../../ledger/testing-audit.ts';
import { makeClerk } from '../../../staff/testing-clerks.ts';
import { BANKER_WINS, PLAYER_WINS, TIE } from '../testing-dealing.ts';
import {
  BONUS,
  STAKE,
  startBonusCorrections,
  type BonusCorrections,
} from './testing-bonus-corrections.ts';

let casino: BonusCorrections;
beforeAll(async () => {
  casino = await startBonusCorrections();
});
afterAll(async () => {
  const { app, close } = casino.tables;
  await app.deps.events.drain();
  await expectAudited(app);
  await expectEventsMatch(app, [wagersEvents.settled, wagersEvents.voided]);
  await close();
});

test('a lost bet that wins, and a won bet that loses, equal bets with the right result', async () => {
  const [loser, winner, rightWinner, rightLoser] = await Promise.all([
    casino.bonusMember(),
    casino.bonusMember({ cash: 1_00 }),
    casino.bonusMember(),
    casino.bonusMember({ cash: 1_00 }),
  ]);
  const wrong = await casino.played(BANKER_WINS, [
    [loser, 'player', STAKE],
    [winner, 'banker', STAKE],
  ]);
  await casino.played(PLAYER_WINS, [
    [rightWinner, 'player', STAKE],
    [rightLoser, 'banker', STAKE],
  ]);
  expect(await casino.figuresOf(loser)).not.toEqual(await casino.figuresOf(rightWinner));
  await casino.correct(wrong, PLAYER_WINS);
  expect(await casino.figuresOf(loser)).toEqual(await casino.figuresOf(rightWinner));
  expect(await casino.figuresOf(winner)).toEqual(await casino.figuresOf(rightLoser));
  expect(await casino.figuresOf(loser)).toMatchObject({
    ...{ cash: 0, bonus: BONUS + STAKE },
    running: [{ balance: BONUS + STAKE, in_play: 0, wagered: STAKE / 10 }],
  });

  // A second correction applies to the corrected wager, not to the original one.
  await casino.correct(wrong, TIE);
  expect(await casino.figuresOf(loser)).toMatchObject({ cash: 0, bonus: BONUS });
  expect(await casino.figuresOf(winner)).toMatchObject({ cash: 1_00, bonus: BONUS });

  // The statement lines of the original wager and its two replacements add up to the balances.
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

  const support = await makeClerk(casino.tables.app, ['support']);
  const replay = await support.call(journeyReplay, { params: { id: winner.id }, query: {} });
  expect((replay.body.data as JourneyReplay).seal).toMatchObject({ waiting: 0, differences: [] });
});

test('a bonus that the wrong result used up: its part of the right payout is cash', async () => {
  const member = await casino.bonusMember({ bonus: STAKE });
  const round = await casino.played(BANKER_WINS, [[member, 'player', STAKE]]);
  expect(await casino.figuresOf(member)).toEqual({ cash: 0, bonus: 0, running: [] });
  await casino.correct(round, PLAYER_WINS);
  expect(await casino.figuresOf(member)).toEqual({ cash: 2 * STAKE, bonus: 0, running: [] });
  await casino.correct(round, BANKER_WINS);
  expect(await casino.figuresOf(member)).toEqual({ cash: 0, bonus: 0, running: [] });
});

test('a bonus that was completed: the higher payout is added in cash, the lower one takes nothing back', async () => {
  const [loser, winner] = [await casino.bonusMember(), await casino.bonusMember()];
  const round = await casino.played(BANKER_WINS, [
    [loser, 'player', STAKE],
    [winner, 'banker', STAKE],
  ]);
  for (const member of [loser, winner]) await casino.complete(member);
  const won = Math.floor(STAKE * 1.95);
  expect(await balancesOf(winner)).toEqual({ cash: BONUS - STAKE + won, bonus: 0 });
  await casino.correct(round, PLAYER_WINS);
  expect(await balancesOf(loser)).toEqual({ cash: BONUS - STAKE + 2 * STAKE, bonus: 0 });
  expect(await balancesOf(winner)).toEqual({ cash: BONUS - STAKE + won, bonus: 0 });
  expect(await casino.debtOf(winner)).toBe(0);
});

test('a bonus that was completed or revoked before the settlement', async () => {
  const [completed, revoked] = [await casino.bonusMember(), await casino.bonusMember()];
  const number = await casino.placed([
    [completed, 'banker', STAKE],
    [revoked, 'banker', STAKE],
  ]);
  await casino.complete(completed);
  await casino.revoke(revoked);
  await casino.dealt(BANKER_WINS);
  const won = Math.floor(STAKE * 1.95);
  expect(await balancesOf(completed)).toEqual({ cash: BONUS - STAKE + won, bonus: 0 });
  expect(await balancesOf(revoked)).toEqual({ cash: 0, bonus: 0 });
  await casino.correct(number, PLAYER_WINS);
  expect(await balancesOf(completed)).toEqual({ cash: BONUS - STAKE, bonus: 0 });
  await casino.correct(number, TIE);
  expect(await balancesOf(completed)).toEqual({ cash: BONUS, bonus: 0 });
  expect(await balancesOf(revoked)).toEqual({ cash: 0, bonus: 0 });
});

test('a bonus that was revoked since: the casino keeps the higher payout', async () => {
  const member = await casino.bonusMember({ cash: 1_00 });
  const round = await casino.played(BANKER_WINS, [[member, 'player', STAKE]]);
  await casino.revoke(member);
  await casino.correct(round, PLAYER_WINS);
  expect(await balancesOf(member)).toEqual({ cash: 2_00, bonus: 0 });
});

test('a payout that was staked since: the bonus loses the rest of its money, and the member owes nothing', async () => {
  const member = await casino.bonusMember({ bonus: STAKE });
  const round = await casino.played(BANKER_WINS, [[member, 'banker', STAKE]]);
  await casino.played(BANKER_WINS, [[member, 'player', 3_00]]);
  expect((await balancesOf(member)).bonus).toBe(Math.floor(STAKE * 1.95) - 3_00);
  await casino.correct(round, PLAYER_WINS);
  expect(await casino.figuresOf(member)).toEqual({ cash: 0, bonus: 0, running: [] });
  expect(await casino.debtOf(member)).toBe(0);
});

test('a corrected bet that a clerk voids returns its stake to the bonus', async () => {
  const member = await casino.bonusMember({ cash: 1_00 });
  const round = await casino.played(BANKER_WINS, [[member, 'player', STAKE]]);
  await casino.correct(round, PLAYER_WINS);
  expect(await balancesOf(member)).toEqual({ cash: 2_00, bonus: BONUS + 3_00 });
  await casino.voidFirst(member);
  expect(await casino.figuresOf(member)).toMatchObject({
    ...{ cash: 1_00, bonus: BONUS },
    running: [{ balance: BONUS, wagered: 0 }],
  });
});
