/** Functions that the play feature offers to other features. */
export { briefOf } from './game-profile.ts';
export { readHistory } from './get-round.ts';
export { readOfficeRound, voidOf } from './void-settled-round.ts';
export { playSums } from './sums-repository.ts';
