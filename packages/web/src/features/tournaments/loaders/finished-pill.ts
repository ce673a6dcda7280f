/** Loads the component that announces the end of a tournament on phones, just below the HUD strip. */
export const finishedPill = () => import('../components/finished-pill.tsx');
