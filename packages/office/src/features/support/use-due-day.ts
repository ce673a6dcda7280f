import { useLingui } from '@lingui/react/macro';
import { lastInstantBefore } from '@wl/world/casino/support-calendar';
import { useSupportZone } from './queries.ts';

/** Formats the last day before a deadline, in the time zone of a calendar. */
export const formatDueDay = (locale: string, timeZone: string, dueAt: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(
    lastInstantBefore(dueAt),
  );

/** Returns a function that formats the last day before a deadline, in support's time zone. */
export function useDueDay(): (dueAt: string) => string {
  const { i18n } = useLingui();
  const timeZone = useSupportZone();
  return (dueAt) => formatDueDay(i18n.locale, timeZone, dueAt);
}
