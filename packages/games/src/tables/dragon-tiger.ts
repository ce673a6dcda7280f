import { payingDragonTigerHands } from '../engines/dragon-tiger/paying-hands.ts';
import {
  dealDragonTigerShoe,
  DRAGON_TIGER_BETS,
  dragonTigerCoverage,
  settleDragonTigerBet,
  type DragonTigerHand,
  type DragonTigerTable,
} from '../engines/dragon-tiger/rules.ts';
import { checkSpots } from '../engines/table/spots.ts';
import { spotsOf, type TableGame } from './table-game.ts';

/**
 * A bet on a tie pays 11 to 1 and returns 89.6%. At 8 to 1, it would return 67.2%, less than the 75% that GLI-19
 * §4.7.1 requires.
 */
const table: DragonTigerTable = { tie: 11 };

const rules = { decks: 8, table };

/** Dragon tiger at a shared table. Every round is dealt from a fresh shoe of eight decks (games.md §5). */
export const tableDragonTiger: TableGame<DragonTigerHand> & { rules: typeof rules } = {
  slug: 'table-dragon-tiger',
  mathVersion: '1',
  family: 'dragon-tiger',
  rules,
  spots: DRAGON_TIGER_BETS,
  checkBet: (limits, bet) =>
    checkSpots(limits, (id) => DRAGON_TIGER_BETS.some((one) => one === id), bet),
  draw: (stream) => dealDragonTigerShoe(rules.decks, stream),
  results: payingDragonTigerHands(),
  settle: (hand, bet) => settleDragonTigerBet(table, hand, bet),
  coverage: (bets) => dragonTigerCoverage(rules.decks, spotsOf(bets)),
  showMs: () => 4_000,
  roadResult: ({ result }) => (result === 'tie' ? 'tie' : result === 'dragon' ? 'red' : 'blue'),
};
