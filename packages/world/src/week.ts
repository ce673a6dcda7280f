/** ISO 8601 weeks, in UTC: Monday to Sunday. A week belongs to the year that contains its Thursday. */

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns midnight UTC on the Monday of the week that contains the given day (`YYYY-MM-DD`). */
export function weekStartOf(day: string): Date {
  const at = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return new Date(at.getTime() - sinceMonday * DAY_MS);
}

/** Returns the ISO week that contains the given day, for example `2026-W10`. */
export function isoWeekOf(day: string): string {
  const thursday = new Date(weekStartOf(day).getTime() + 3 * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY_MS)) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}
