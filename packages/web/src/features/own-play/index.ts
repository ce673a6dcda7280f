/** The list of helpers, for pages of other features; loaded when such a page shows. */
export const helpSection = () => import('./components/help-section.tsx');
