/** What other features may use of members' own play. */
export { playedFrom, playersSince, type PlayedFrom } from './span-repository.ts';
