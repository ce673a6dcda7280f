/** Lists by day, pure. */

const DAY_MS = 86_400_000;

/** `2026-03-02` of the member's own day. */
export function dayOf(instant: string | Date): string {
  const at = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Things in their order, under the days of their instants. */
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
 * What a language calls a day: yesterday, today and tomorrow, else weekday and date. Small letters where the language writes them.
 * @param day as `dayOf` writes it
 * @param locale of the page
 */
export function dayName(day: string, now: Date, locale: string): string {
  const noon = new Date(`${day}T12:00:00`);
  // From noon to noon: the hour that a change of clocks takes or gives is rounded away.
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
