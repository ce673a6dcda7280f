/** Imports the reality check on demand, because only members who play need it. */
export const realityCheck = () => import('../components/reality-check.tsx');
