/** Loads the reality check during play. */
export const realityCheck = () => import('../components/reality-check.tsx');
