import { useLingui } from '@lingui/react/macro';
import { lastInstantBefore } from '@wl/world/casino/support-calendar';
import { useSupportZone } from './queries.ts';

/** Formats the last day on which a deadline can be met, in the given time zone. */
export const formatDueDay = (locale: string, timeZone: string, dueAt: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(
    lastInstantBefore(dueAt),
  );

/** Returns a function that formats the last day on which a deadline can be met, in support's time zone. */
export function useDueDay(): (dueAt: string) => string {
  const { i18n } = useLingui();
  const timeZone = useSupportZone();
  return (dueAt) => formatDueDay(i18n.locale, timeZone, dueAt);
}
