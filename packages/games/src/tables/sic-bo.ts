import { coveredThrows } from '../engines/sic-bo/coverage.ts';
import { settleSicBo } from '../engines/sic-bo/game.ts';
import {
  diceTotal,
  isTriple,
  SIC_BO_BETS,
  throwDice,
  type Dice,
  type SicBoTable,
} from '../engines/sic-bo/rules.ts';
import { sortedThrows } from '../engines/sic-bo/sorted-throws.ts';
import { checkSpots } from '../engines/table/spots.ts';
import { spotsOf, type TableGame } from './table-game.ts';

/** A bet on a single number pays 1, 2 or 12 to 1 if one, two or three dice, respectively, show it (games.md §2). */
const table: SicBoTable = { single: [1, 2, 12] };

/** Sic bo at a shared table. A round's result is the roll of three dice. */
export const tableSicBo: TableGame<Dice> & { rules: { table: SicBoTable } } = {
  slug: 'table-sic-bo',
  mathVersion: '1',
  family: 'sic-bo',
  rules: { table },
  spots: [...SIC_BO_BETS.keys()],
  checkBet: (limits, bet) => checkSpots(limits, (id) => SIC_BO_BETS.has(id), bet),
  draw: throwDice,
  results: sortedThrows(),
  settle: (dice, bet) => settleSicBo(table, dice, bet),
  coverage: (bets) => coveredThrows(table, spotsOf(bets)),
  showMs: () => 5_000,
  // Roads show streaks of big (red) and small (blue). Both lose on a triple, so a triple is shown as a tie.
  roadResult: (dice) => (isTriple(dice) ? 'tie' : diceTotal(dice) >= 11 ? 'red' : 'blue'),
};
