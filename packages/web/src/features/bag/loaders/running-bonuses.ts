/** Loads the component that shows the running bonuses in the wallet. */
export const runningBonuses = () => import('../components/running-bonuses.tsx');
