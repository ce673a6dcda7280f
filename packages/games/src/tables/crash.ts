import {
  automaticTarget,
  checkCrashBet,
  CRASH_SPOTS,
  climbMs,
  crashCoverage,
  judgeCashOut,
  settleCrashBet,
  SMALLEST_BONUS_CASH_OUT,
  type CrashBet,
} from '../engines/crash/bets.ts';
import { CRASH_RULES, crashPoint } from '../engines/crash/rules.ts';
import type { TableGame } from './table-game.ts';

/** Shared crash game. The result is the multiplier at which the climb ends, in hundredths. */
export const tableCrash: TableGame<number, CrashBet> = {
  slug: 'table-crash',
  mathVersion: '1',
  family: 'crash',
  rules: CRASH_RULES,
  spots: CRASH_SPOTS,
  checkBet: (limits, bet) => checkCrashBet(CRASH_RULES, limits, bet),
  draw: (stream) => crashPoint(CRASH_RULES, stream),
  settle: (point, bet) => settleCrashBet(CRASH_RULES, point, bet),
  coverage: (bets) => crashCoverage(CRASH_RULES, bets),
  smallestBonusCashOut: SMALLEST_BONUS_CASH_OUT,
  showMs: (point) => climbMs(CRASH_RULES, point),
  // A climb to the highest multiplier reaches the target of every bet, so no bet can receive more.
  payoutBound: (bet) => settleCrashBet(CRASH_RULES, CRASH_RULES.highest, bet),
  revealsAtEnd: true,
  judgeCashOut: (point, bet, { spot, startedAt, receivedAt }) =>
    judgeCashOut(CRASH_RULES, point, {
      startedAt,
      receivedAt,
      target: automaticTarget(CRASH_RULES, bet, spot),
    }),
};
