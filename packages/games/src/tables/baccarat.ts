import type { BaccaratBetId, BaccaratTable } from '../engines/baccarat/bets.ts';
import { baccaratCoverage } from '../engines/baccarat/coverage.ts';
import { dealFromShoe, settleBaccaratBet } from '../engines/baccarat/game.ts';
import { payingHands } from '../engines/baccarat/paying-hands.ts';
import type { BaccaratHand } from '../engines/baccarat/rules.ts';
import { checkSpots } from '../engines/table/spots.ts';
import { spotsOf, type TableGame } from './table-game.ts';

const bets: readonly BaccaratBetId[] = [
  'player',
  'banker',
  'tie',
  'player-pair',
  'banker-pair',
  'either-pair',
  'perfect-pair',
  'small',
  'big',
];

/**
 * Rules of the table: 5% commission on banker wins, and 25 to 1 for one or two perfect pairs (tables.md, games.md §2).
 */
const table: BaccaratTable = { banker: 'commission', tie: 8, twoPerfectPairs: 25 };

const rules = { decks: 8, table, bets };

/** Baccarat at a shared table. Every round is dealt from a fresh shoe of eight decks (games.md §5). */
export const tableBaccarat: TableGame<BaccaratHand> & { rules: typeof rules } = {
  slug: 'table-baccarat',
  mathVersion: '1',
  family: 'baccarat',
  rules,
  spots: bets,
  checkBet: (limits, bet) => checkSpots(limits, (id) => bets.some((one) => one === id), bet),
  draw: (stream) => dealFromShoe(rules.decks, stream),
  results: payingHands(),
  settle: (hand, bet) => settleBaccaratBet(rules, hand, bet),
  coverage: (bets) => baccaratCoverage(spotsOf(bets)),
  // Seven seconds for the first four cards, plus 2.5 seconds for each third card.
  showMs: ({ player, banker }) => 7_000 + (player.length + banker.length - 4) * 2_500,
  roadResult: ({ result }) => (result === 'tie' ? 'tie' : result === 'banker' ? 'red' : 'blue'),
};
