/** Loads the section that lists help organisations, for pages of other features. */
export const helpSection = () => import('./components/help-section.tsx');
