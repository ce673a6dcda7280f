/** Functions that other features can use. */
export { coinsOfTournaments } from './coins-of-tournaments.ts';
export { hasTournament } from './read-tournaments.ts';
