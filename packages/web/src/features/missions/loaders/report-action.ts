/** Loads the functions that report actions outside the games, which some missions count. */
export const actionReports = () => import('../report-action.ts');
