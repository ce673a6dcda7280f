/** What other features may use of the market. */
export { currentEditions } from './editions.ts';
