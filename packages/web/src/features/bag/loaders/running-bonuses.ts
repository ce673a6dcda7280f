/** Loads the bonuses in progress for the wallet. */
export const runningBonuses = () => import('../components/running-bonuses.tsx');
