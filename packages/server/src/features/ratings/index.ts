/** What other features may use of ratings. */
export { ratingsOf, type MeanRating } from './mean-ratings.ts';
