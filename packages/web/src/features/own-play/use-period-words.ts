import { useLingui } from '@lingui/react';
import type { PeriodUnit } from './periods.ts';

const options: Readonly<Record<PeriodUnit, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: '2-digit' },
};

/**
 * Returns a function that formats a period by its first day. `2026-03-01` becomes "Mar 1" or, for a month, "Mar 26"
 * (March 2026). Uses UTC, because the server counts days in UTC.
 */
export function usePeriodWords(unit: PeriodUnit): (start: string) => string {
  const { i18n } = useLingui();
  const locale = i18n.locale === '' ? 'en' : i18n.locale;
  const format = new Intl.DateTimeFormat(locale, { ...options[unit], timeZone: 'UTC' });
  return (start) => format.format(new Date(start));
}
