/** Shared-table functions that other features use. */
export { forgetTalker } from './chat/chat-repository.ts';
export { forgetFavouriteTables } from './favourites/favourite-tables-repository.ts';
export { forgetFavourites } from './favourites/favourites-repository.ts';
export { pictureState, type PictureState } from './dealing/picture-state.ts';
export { findDealtTable } from './dealing/shifts.ts';
export { openShift } from './dealing/shifts-repository.ts';
export {
  endedDealtRounds,
  isDealtRound,
  latestDealtRounds,
  roundsWithOpenCase,
  tableNames,
} from './dealing/dealt-rounds-repository.ts';
export { recordFacts } from './dealing/record-facts.ts';
