/** Functions of the ratings feature that other features use. */
export { ratingsOf } from './mean-ratings.ts';
