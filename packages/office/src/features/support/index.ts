/** Function of the support feature that other features use. */
export { useTicketNames } from './names.ts';
