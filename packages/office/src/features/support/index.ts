/** Function that other features can use. */
export { useTicketNames } from './names.ts';
