/** Pure functions that group lists by day. */

const DAY_MS = 86_400_000;

/** Returns the local date of an instant in the browser's time zone, as `YYYY-MM-DD`. */
export function dayOf(instant: string | Date): string {
  const at = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Groups consecutive items of the same day without changing the order. */
export function byDay<T>(
  things: readonly T[],
  instantOf: (thing: T) => string,
): [day: string, T[]][] {
  const days: [string, T[]][] = [];
  for (const thing of things) {
    const day = dayOf(instantOf(thing));
    const last = days.at(-1);
    if (last?.[0] === day) last[1].push(thing);
    else days.push([day, [thing]]);
  }
  return days;
}

/**
 * Returns "yesterday", "today" or "tomorrow" in the given language, or the weekday and date for any other day. The text
 * is capitalised as it would be within a sentence.
 *
 * @param day as returned by `dayOf`
 * @param locale locale of the page
 */
export function dayName(day: string, now: Date, locale: string): string {
  const noon = new Date(`${day}T12:00:00`);
  // Measure from noon to noon and round to whole days, because a day is an hour shorter or longer when the clocks
  // change.
  const apart = Math.round(
    (noon.getTime() - new Date(`${dayOf(now)}T12:00:00`).getTime()) / DAY_MS,
  );
  if (Math.abs(apart) <= 1)
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(apart, 'day');
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(noon);
}
