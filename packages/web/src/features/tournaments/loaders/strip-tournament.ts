/** Loads the member's rank in a tournament for the strip above a game. */
export const stripTournament = () => import('../components/strip-tournament.tsx');
