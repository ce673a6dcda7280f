/** Functions and components that other features can use. */
export { finishedPill } from './loaders/finished-pill.ts';
export { lobbyTicket } from './loaders/lobby-ticket.ts';
export { stripTournament } from './loaders/strip-tournament.ts';
