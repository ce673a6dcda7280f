/** What other features may use of ratings. */
export { ratingsOf } from './mean-ratings.ts';
