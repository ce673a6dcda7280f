import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { cannedReplies } from '@wl/contract/office/canned-replies';
import { languages, type Language } from '@wl/world/languages';
import { request } from '../../app/api.ts';

/** Key of the replies in the query cache. */
export const REPLIES = ['canned-replies'];

const FRESH_MS = 5 * 60_000;

/** Loads all replies, including removed replies. */
export const useRepliesQuery = () =>
  useQuery({
    queryKey: REPLIES,
    queryFn: () => request(cannedReplies, {}),
    staleTime: FRESH_MS,
  });

/** Returns the replies that clerks can insert. The list is empty while the replies are loading. */
export function useReplies() {
  const replies = useRepliesQuery().data?.data ?? [];
  return replies.filter(({ is_removed }) => !is_removed);
}

/** Returns the clerk's language, in which the titles of the replies are shown. */
export function useTitleLanguage(): Language {
  const { i18n } = useLingui();
  return languages.find((one) => one === i18n.locale) ?? 'en';
}
