/** Functions that other features can use. */
export { sumRoundsByGame } from './repository.ts';
