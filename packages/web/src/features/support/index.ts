/** Loads the support form and the member's tickets, which some information pages show below their text. */
export const ticketForms = () => import('./components/ticket-forms.tsx');
