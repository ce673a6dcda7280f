/** Monitoring of actual returns against published ones (trust G18). Decision 0022 gives the reasons. */

/** Minimum rounds before a return is judged. */
export const RETURN_ROUNDS_AT_LEAST = 1000;
/** Deviation in standard deviations from which a game is watched. */
export const RETURN_WATCH_SIGMAS = 3;
/** Deviation in standard deviations from which an alarm is raised. */
export const RETURN_ALARM_SIGMAS = 4;
/** Length of the shorter window in UTC days, including the current one. The other window covers all time. */
export const RETURN_WINDOW_DAYS = 30;
