/** Loads the component that announces the end of a tournament on phones, below the strip above the game. */
export const finishedPill = () => import('../components/finished-pill.tsx');
