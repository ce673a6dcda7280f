/** Loads the functions that report actions outside the games. Some missions count such actions. */
export const actionReports = () => import('../report-action.ts');
