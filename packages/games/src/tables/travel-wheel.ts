import { checkSpots } from '../engines/table/spots.ts';
import {
  largestWins,
  settleWheel,
  spinWheel,
  TRAVEL_WHEEL,
  wheelCoverage,
  wheelSpots,
  type WheelSpins,
} from '../engines/travel-wheel/rules.ts';
import { spotsOf, type TableGame } from './table-game.ts';

const spots = wheelSpots(TRAVEL_WHEEL);

/** Travel wheel. The result lists the segment of each spin, because a multiplier segment leads to another spin. */
export const travelWheel: TableGame<WheelSpins> = {
  slug: 'travel-wheel',
  mathVersion: '1',
  family: 'travel-wheel',
  rules: TRAVEL_WHEEL,
  spots,
  checkBet: (limits, bet) => checkSpots(limits, (id) => spots.includes(id), bet),
  draw: (stream) => spinWheel(TRAVEL_WHEEL, stream),
  results: largestWins(TRAVEL_WHEEL),
  settle: (spins, bet) => settleWheel(TRAVEL_WHEEL, spins, bet),
  coverage: (bets) => wheelCoverage(TRAVEL_WHEEL, spotsOf(bets)),
  // The spins are shown for nine seconds, plus seven seconds for each further spin after a multiplier.
  showMs: (spins) => 9_000 + (spins.length - 1) * 7_000,
};
