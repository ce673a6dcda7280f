import { SPOTS, WHEEL } from '../engines/roulette/layout.ts';
import { coveredPockets, settleRoulette, spinRoulette } from '../engines/roulette/rules.ts';
import { checkSpots } from '../engines/table/spots.ts';
import { spotsOf, type TableGame } from './table-game.ts';

/** European wheel without la partage, so every spot returns 97.297% (tables.md). */
const rules = { zeros: 1, laPartage: false } as const;

/** Shared roulette. The result is the winning pocket. */
export const tableRoulette: TableGame<number> & { rules: typeof rules } = {
  slug: 'table-roulette',
  mathVersion: '1',
  family: 'roulette',
  rules,
  spots: [...SPOTS.keys()],
  checkBet: (limits, bet) => checkSpots(limits, (id) => SPOTS.has(id), bet),
  draw: (stream) => spinRoulette(rules, stream),
  results: WHEEL,
  settle: (pocket, bet) => settleRoulette(rules, pocket, bet),
  coverage: (bets) => coveredPockets(rules, spotsOf(bets)) / WHEEL.length,
  showMs: () => 9_000,
};
