/** Functions that other features may use. */
export { coinsOfTournaments } from './coins-of-tournaments.ts';
