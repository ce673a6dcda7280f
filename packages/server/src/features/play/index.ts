/** Functions that the play feature offers to other features. */
export { briefOf } from './games/game-profile.ts';
export { readHistory } from './rounds/get-round.ts';
export { readOfficeRound, voidOf } from './rounds/void-settled-round.ts';
export { playSums } from './returns/sums-repository.ts';
