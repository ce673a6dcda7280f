/** Public interface of the market feature for other features. */
export { currentEditions } from './editions.ts';
