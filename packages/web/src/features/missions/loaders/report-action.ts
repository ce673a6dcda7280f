/** Loads the functions that report actions outside the games. Some missions require such actions. */
export const actionReports = () => import('../report-action.ts');
