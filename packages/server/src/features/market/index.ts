/** Functions that other features may use. */
export { currentEditions } from './editions.ts';
