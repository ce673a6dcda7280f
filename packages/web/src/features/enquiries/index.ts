/** Form and requests below some information pages, loaded when such a page is shown. */
export const letterDesk = () => import('./components/letter-desk.tsx');
