/** Loads the component that announces the end of a tournament on phones, below the strip of a game. */
export const finishedPill = () => import('../components/finished-pill.tsx');
