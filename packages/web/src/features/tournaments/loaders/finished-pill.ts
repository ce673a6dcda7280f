/** Loads the component that is shown on phones, just below the HUD strip, when a tournament has ended. */
export const finishedPill = () => import('../components/finished-pill.tsx');
