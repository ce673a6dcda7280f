/** Functions of the play feature that other features use. */
export { admitStake, type PaidStake } from './bets/admit-stake.ts';
export { isSameBet } from './bets/same-bet.ts';
export { briefOf } from './games/game-profile.ts';
export { type Asker, windowsAllowed } from './games/launch-game.ts';
export { refusedUnverified } from './games/judge-profile.ts';
export { readHistory } from './rounds/get-round.ts';
export { readOfficeRound, voidOf } from './rounds/void-settled-round.ts';
export { expectedRange } from './returns/actual-returns.ts';
export { playRevenues, playSums } from './returns/sums-repository.ts';
