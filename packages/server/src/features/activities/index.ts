/** Journal functions for other features. */
export { sumRoundsByGame } from './repository.ts';
