/** Thresholds for comparing a game's actual return with its published return (trust G18; reasons in decision 0022). */

/** Minimum number of rounds before a game's actual return is evaluated. */
export const RETURN_ROUNDS_AT_LEAST = 1000;
/** Minimum deviation from the published return that puts a game in the `watch` band, in standard deviations. */
export const RETURN_WATCH_SIGMAS = 3;
/** Minimum deviation from the published return that raises an alarm, in standard deviations. */
export const RETURN_ALARM_SIGMAS = 4;
/** Length of the shorter evaluation window in UTC days, including the current day. The other window covers all time. */
export const RETURN_WINDOW_DAYS = 30;
