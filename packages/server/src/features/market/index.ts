/** What other features may use of the market. */
export { currentEditions, type Edition } from './editions.ts';
