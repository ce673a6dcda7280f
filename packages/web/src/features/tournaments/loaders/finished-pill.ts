/** Loads the message that announces the end of a tournament below a phone's strip. */
export const finishedPill = () => import('../components/finished-pill.tsx');
