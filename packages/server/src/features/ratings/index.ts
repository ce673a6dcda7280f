/** Functions that other features may use. */
export { ratingsOf } from './mean-ratings.ts';
