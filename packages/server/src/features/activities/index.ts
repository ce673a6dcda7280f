/** What other features read of the journal. */
export { sumRoundsByGame } from './repository.ts';
