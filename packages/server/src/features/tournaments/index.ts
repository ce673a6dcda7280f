/** What other features may use of the tournaments. */
export { coinsOfTournaments } from './coins-of-tournaments.ts';
