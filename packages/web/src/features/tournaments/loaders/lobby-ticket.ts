/** Loads the component that shows the ticket of a running tournament among the lobby's banners. */
export const lobbyTicket = () => import('../components/lobby-ticket.tsx');
