/** What other features read of the journal. */
export { type GameSums, sumRoundsByGame } from './repository.ts';
