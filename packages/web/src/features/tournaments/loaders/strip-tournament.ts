/** Loads the component that shows the member's tournament rank in the strip above a game. */
export const stripTournament = () => import('../components/strip-tournament.tsx');
