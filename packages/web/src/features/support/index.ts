/** Form and requests below some information pages, loaded when such a page is shown. */
export const ticketForms = () => import('./components/ticket-forms.tsx');
