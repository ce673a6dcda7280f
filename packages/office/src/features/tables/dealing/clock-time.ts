/** Returns a time of day to the second, such as 21:04:12, in the clerk's time zone. */
export const clockTime = (locale: string, ms: number): string =>
  new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(ms);
