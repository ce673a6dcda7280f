const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Formats the time since an instant, in the largest unit that fits: "12 minutes ago", "yesterday". */
export function ago(instant: string, nowMs: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const passed = Math.max(0, nowMs - Date.parse(instant));
  for (const [unit, ms] of STEPS) {
    if (passed >= ms) return words.format(-Math.floor(passed / ms), unit);
  }
  return words.format(0, 'minute');
}
