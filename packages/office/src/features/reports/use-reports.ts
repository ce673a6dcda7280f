import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { reports } from '@wl/contract/office/reports';
import type { Language } from '@wl/world/languages';
import { request } from '../../app/api.ts';

/** Loads the reports that the clerk may open, with titles in the clerk's language. */
export function useReports() {
  const { i18n } = useLingui();
  const language = i18n.locale as Language;
  return useQuery({
    queryKey: ['reports', language],
    queryFn: () => request(reports, { query: { language } }),
    // Keep the list for five minutes, because it changes only when the clerk's roles or the server version change.
    staleTime: 5 * 60_000,
  });
}
