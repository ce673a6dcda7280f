/** Loads the tournament ticket that is shown among the lobby's banners. */
export const lobbyTicket = () => import('../components/lobby-ticket.tsx');
