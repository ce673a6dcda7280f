import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { emailKinds, emailPreview, type EmailKindLine } from '@wl/contract/office/emails';
import type { Language } from '@wl/world/languages';
import { request } from '../../app/api.ts';

/** Time for which loaded data is reused. The kinds of e-mail change only with a new version of the server. */
const FIVE_MINUTES_MS = 5 * 60_000;

/** Loads all kinds of e-mails, with their subject lines in the given language. */
export function useEmailKinds(language: Language) {
  return useQuery({
    queryKey: ['emails', language],
    queryFn: () => request(emailKinds, { query: { language } }),
    staleTime: FIVE_MINUTES_MS,
  });
}

/** Loads the sample e-mail of one kind in the given language. */
export function useEmailPreview(kind: string, language: Language) {
  return useQuery({
    queryKey: ['emails', language, kind],
    queryFn: () => request(emailPreview, { params: { kind }, query: { language } }),
    staleTime: FIVE_MINUTES_MS,
  });
}

/** Returns a function that looks up the display name of a feature that sends e-mails. */
export function useFeatureNames(): (feature: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    members: t`Account`,
    details: t`Personal details`,
    notifications: t`Notifications`,
    campaigns: t`Campaigns`,
    passport: t`Passport`,
    support: t`Tickets`,
    chat: t`Live chat`,
    staff: t`Staff`,
  };
  return (feature) => names[feature] ?? feature;
}

/** Groups the kinds of e-mail by feature, in the order in which the server lists them. */
export function byFeature(kinds: readonly EmailKindLine[]): [string, EmailKindLine[]][] {
  const groups = new Map<string, EmailKindLine[]>();
  for (const line of kinds) groups.set(line.feature, [...(groups.get(line.feature) ?? []), line]);
  return [...groups];
}
