/** Functions that the play feature offers to other features. */
export {
  closedGames,
  gameState,
  switchedGames,
  switchGame,
  type SwitchedGames,
} from './game-switches.ts';
export { briefOf } from './game-profile.ts';
export { readHistory } from './get-round.ts';
export { readOfficeRound, voidOf } from './void-settled-round.ts';
