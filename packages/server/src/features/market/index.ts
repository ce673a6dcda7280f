/** Functions that other features can use. */
export { currentEditions } from './editions.ts';
