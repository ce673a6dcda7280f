/** The watch over what games pay against what they publish (trust G18); the reasons are in decision 0022. */

/** Under so many rounds nothing is said. */
export const RETURN_ROUNDS_AT_LEAST = 1000;
/** From so many standard deviations on somebody should keep an eye on a game. */
export const RETURN_WATCH_SIGMAS = 3;
/** Beyond so many it is an alarm. */
export const RETURN_ALARM_SIGMAS = 4;
/** How far the shorter of the two windows reaches back, in UTC days, today included; the other one holds all time. */
export const RETURN_WINDOW_DAYS = 30;
