/** Functions that other features can use. */
export { useCities } from './use-city-name.ts';
