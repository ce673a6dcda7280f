/** Functions that other features may use. */
export { sumRoundsByGame } from './repository.ts';
