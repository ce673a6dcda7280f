/** Functions of own play for other features. */
export { playedFrom, playersSince } from './span-repository.ts';
