/** List of help organisations for pages of other features, loaded when such a page is shown. */
export const helpSection = () => import('./components/help-section.tsx');
