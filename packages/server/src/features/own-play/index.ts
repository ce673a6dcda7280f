/** What other features may use of members' own play. */
export { playedFrom, playersSince } from './span-repository.ts';
