import { useLingui } from '@lingui/react';

/**
 * Returns a function that formats dates in the style of identity documents (`14 Mar 1994`), regardless of the member's
 * time zone.
 */
export function useDates(): { day: (date: string) => string } {
  const { i18n } = useLingui();
  const format = new Intl.DateTimeFormat(i18n.locale || 'en', {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    timeZone: 'UTC',
  });
  return { day: (date) => format.format(new Date(`${date}T00:00:00Z`)) };
}
