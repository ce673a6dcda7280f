/** Function that the personal-data feature offers to other features. */
export { playedFrom, playersSince } from './span-repository.ts';
