import * as z from 'zod/mini';

/** Wall-clock time (`HH:MM`); `24:00` is the end of the day. */
export const TimeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/));
