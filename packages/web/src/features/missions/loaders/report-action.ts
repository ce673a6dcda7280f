/** Loads the functions that report actions outside the games. Some missions count these actions. */
export const actionReports = () => import('../report-action.ts');
