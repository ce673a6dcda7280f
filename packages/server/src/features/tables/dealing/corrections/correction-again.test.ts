/** Tests repeated corrections of bets with bonus money, and voids of corrected bets. */
import { wagersEvents } from '@wl/contract/events/wagers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectEventsMatch } from '../../../../platform/testing/testing-events.ts';
import { balancesOf, startBonus } from '../../../bag/testing-bag.ts';
import { expectAudited } from '../../../ledger/testing-audit.ts';
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

/** Payout of a winning bet of {@link STAKE} on the banker. */
const BANKER_PAYS = Math.floor(STAKE * 1.95);

test('a win that became cash with the bonus is not paid again after two corrections', async () => {
  const member = await casino.bonusMember({ bonus: STAKE });
  const round = await casino.played(TIE, [[member, 'tie', STAKE]]);
  const { bonus: won } = await balancesOf(member);
  await casino.complete(member);
  await casino.correct(round, PLAYER_WINS);
  expect(await balancesOf(member)).toEqual({ cash: won, bonus: 0 });
  await casino.correct(round, TIE);
  expect(await balancesOf(member)).toEqual({ cash: won, bonus: 0 });
});

test('a bonus that could not give all of a payout back does not get that part twice', async () => {
  const member = await casino.bonusMember({ bonus: STAKE });
  const round = await casino.played(BANKER_WINS, [[member, 'banker', STAKE]]);
  await casino.played(BANKER_WINS, [[member, 'player', 3_00]]);
  await casino.correct(round, PLAYER_WINS);
  expect(await casino.figuresOf(member)).toEqual({ cash: 0, bonus: 0, running: [] });
  await casino.correct(round, BANKER_WINS);
  const takenBefore = BANKER_PAYS - 3_00;
  expect(await casino.figuresOf(member)).toEqual({ cash: takenBefore, bonus: 0, running: [] });
});

test('a running bonus gives the rest back as soon as it has money', async () => {
  const member = await casino.bonusMember({ bonus: STAKE });
  const round = await casino.played(BANKER_WINS, [[member, 'banker', STAKE]]);
  await casino.played(BANKER_WINS, [[member, 'player', 3_00]]);
  await casino.placed([[member, 'banker', STAKE]]);
  await casino.correct(round, PLAYER_WINS);
  expect((await casino.figuresOf(member)).running).toMatchObject([{ balance: 0, in_play: STAKE }]);
  await casino.dealt(TIE);
  expect((await balancesOf(member)).bonus).toBe(STAKE);
  await casino.correct(round, TIE);
  expect((await balancesOf(member)).bonus).toBe(STAKE - 3_00);
  await casino.voidFirst(member);
  expect((await balancesOf(member)).bonus).toBe(STAKE - 3_00);
});

test('a bonus that was completed while the settlement waited: cash gets the whole right payout', async () => {
  const member = await casino.bonusMember();
  const round = await casino.placed([[member, 'banker', STAKE]]);
  // The bonus is completed at a later time than the settlement, but its transaction locks the wallet first.
  const later = casino.tables.clock.now().getTime() + 60_000;
  await casino.complete(member, { now: () => new Date(later) });
  await casino.dealt(TIE);
  expect(await balancesOf(member)).toEqual({ cash: BONUS, bonus: 0 });
  await casino.correct(round, BANKER_WINS);
  expect(await balancesOf(member)).toEqual({ cash: BONUS - STAKE + BANKER_PAYS, bonus: 0 });
});

test('cash that a correction paid for a lost bonus is taken back by the next one', async () => {
  const member = await casino.bonusMember({ bonus: STAKE });
  const round = await casino.played(TIE, [[member, 'player', STAKE]]);
  await casino.played(BANKER_WINS, [[member, 'player', STAKE]]);
  expect(await casino.figuresOf(member)).toEqual({ cash: 0, bonus: 0, running: [] });
  await casino.correct(round, PLAYER_WINS);
  expect(await balancesOf(member)).toEqual({ cash: STAKE, bonus: 0 });
  await casino.correct(round, TIE);
  expect(await balancesOf(member)).toEqual({ cash: 0, bonus: 0 });
  await casino.correct(round, BANKER_WINS);
  expect(await balancesOf(member)).toEqual({ cash: 0, bonus: 0 });
  expect(await casino.debtOf(member)).toBe(0);
  await casino.correct(round, PLAYER_WINS);
  expect(await balancesOf(member)).toEqual({ cash: STAKE, bonus: 0 });
});

test('a void of a corrected bet leaves the turnover of a bonus that began after the bet', async () => {
  const member = await casino.bonusMember({ bonus: STAKE });
  const round = await casino.played(BANKER_WINS, [[member, 'player', STAKE]]);
  expect((await casino.figuresOf(member)).running).toEqual([]);
  await startBonus(casino.tables.app, member.id, BONUS);
  await casino.played(TIE, [[member, 'player', STAKE]]);
  await casino.correct(round, PLAYER_WINS);
  await casino.correct(round, TIE);
  await casino.voidFirst(member);
  expect(await casino.figuresOf(member)).toEqual({
    ...{ cash: 0, bonus: BONUS },
    running: [{ balance: BONUS, in_play: 0, wagered: STAKE / 10 }],
  });
});
