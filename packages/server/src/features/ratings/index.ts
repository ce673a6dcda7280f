/** Functions of ratings for other features. */
export { ratingsOf } from './mean-ratings.ts';
