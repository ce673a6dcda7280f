/** Functions that other features can use. */
export { ratingsOf } from './mean-ratings.ts';
