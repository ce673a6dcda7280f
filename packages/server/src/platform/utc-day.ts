const DAY_MS = 86_400_000;

let lastDay = Number.NaN;
let lastText = '';

/**
 * Returns the UTC day of a time, such as "2026-11-28". Caches the last day, because every settled round requests the
 * same day several times and `toISOString` is slow.
 * @throws RangeError if the time is invalid
 */
export function utcDay(at: Date): string {
  const day = Math.floor(at.getTime() / DAY_MS);
  if (day !== lastDay) {
    lastText = at.toISOString().slice(0, 'yyyy-mm-dd'.length);
    lastDay = day;
  }
  return lastText;
}
