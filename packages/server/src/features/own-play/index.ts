/** Functions that other features may use. */
export { playedFrom, playersSince } from './span-repository.ts';
