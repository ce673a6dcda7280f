/** Public interface of the support feature. */
export { useTicketNames } from './names.ts';
