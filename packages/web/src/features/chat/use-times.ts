import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

/** Returns a function that formats a day and time in the future, such as "Monday, March 2 at 9:00 AM". */
export function useOpeningTime(): (at: string) => string {
  const { i18n } = useLingui();
  return (at) =>
    new Intl.DateTimeFormat(i18n.locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
    }).format(new Date(at));
}

/** Returns a function that formats the time of a message in the member's language and time zone. */
export function useTimes(): (at: string) => string {
  const { i18n } = useLingui();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'short' });
    return (at) => format.format(new Date(at));
  }, [i18n.locale]);
}
