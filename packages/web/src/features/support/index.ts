/** Loads the support form with the member's tickets. Some information pages show the form below their text. */
export const ticketForms = () => import('./components/ticket-forms.tsx');
