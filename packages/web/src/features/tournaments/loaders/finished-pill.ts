/** Loads the component that phones show just below the HUD strip when a tournament has ended. */
export const finishedPill = () => import('../components/finished-pill.tsx');
