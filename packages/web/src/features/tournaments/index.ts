/** Functions and components that other features can use. */
export { finishedPill } from './loaders/finished-pill.ts';
export { floorTicket } from './loaders/floor-ticket.ts';
export { stripTournament } from './loaders/strip-tournament.ts';
