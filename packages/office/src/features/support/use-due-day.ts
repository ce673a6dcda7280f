import { useLingui } from '@lingui/react/macro';
import { lastInstantBefore } from '@wl/world/casino/support-calendar';
import { useSupportZone } from './queries.ts';

/** Returns a function that formats the day at whose end a deadline is, in support's time zone. */
export function useDueDay(): (dueAt: string) => string {
  const { i18n } = useLingui();
  const timeZone = useSupportZone();
  return (dueAt) =>
    new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeZone }).format(
      lastInstantBefore(dueAt),
    );
}
