import { useLingui } from '@lingui/react';

/** Returns functions that format instants in the clerk’s time zone and in UTC, and the name of the clerk’s zone. */
export function useZone() {
  const { i18n } = useLingui();
  const format = (instant: string, timeZone?: string) =>
    new Intl.DateTimeFormat(i18n.locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      ...(timeZone !== undefined && { timeZone }),
    }).format(new Date(instant));
  return {
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    local: (instant: string) => format(instant),
    inUtc: (instant: string) => format(instant, 'UTC'),
  };
}
