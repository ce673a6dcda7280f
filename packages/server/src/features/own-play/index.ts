/** Functions that other features can use to read members' daily play figures. */
export { playedFrom, playersSince } from './span-repository.ts';
