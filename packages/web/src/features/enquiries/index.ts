/** The form and letters below some pages of the information desk; loaded when such a page shows. */
export const letterDesk = () => import('./components/letter-desk.tsx');
