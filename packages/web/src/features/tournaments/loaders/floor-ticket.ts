/** Loads the tournament ticket for the banners of the casino floor. */
export const floorTicket = () => import('../components/floor-ticket.tsx');
