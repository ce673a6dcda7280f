/** Loads the tournament ticket for the banners of the casino floor. */
export const lobbyTicket = () => import('../components/lobby-ticket.tsx');
