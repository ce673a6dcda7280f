import { useQuery } from '@tanstack/react-query';
import {
  articleHistory,
  articleVersion,
  type ArticleFile,
  type ArticleText,
  type ArticleVersion,
} from '@wl/contract/office/articles';
import type { Language } from '@wl/world/languages';
import { request } from '../../app/api.ts';

/** Kind of the text that members see, or will see next. */
type Shown = 'live' | 'scheduled';

/**
 * Returns true for the entry of the live or the scheduled text. Entries of replaced texts match too, but follow it in
 * the history.
 */
const isEntryOf = (shown: Shown, { kind, live_at, withdrawn_at }: ArticleVersion, now: number) =>
  kind === 'published' &&
  withdrawn_at === null &&
  live_at !== null &&
  (shown === 'live') === Date.parse(live_at) <= now;

/** Reads the history, newest first, up to the entry. Drafts and published texts are in the same list. */
async function findEntry(id: string, language: Language, shown: Shown) {
  const now = Date.now();
  for (let page = 1; ; page += 1) {
    const { data, meta } = await request(articleHistory, {
      params: { id, language },
      query: { page },
    });
    const entry = data.find((one) => isEntryOf(shown, one, now));
    if (entry || data.length === 0 || meta.to >= meta.total) return entry;
  }
}

async function loadText(id: string, language: Language, shown: Shown): Promise<ArticleText | null> {
  const entry = await findEntry(id, language, shown);
  if (!entry) return null;
  const { data } = await request(articleVersion, {
    params: { id, language, kind: entry.kind, number: entry.number },
  });
  return data;
}

/** Loads the text that members see in a language now, or will see next. Its data is null if there is none. */
export function useLiveText({ id, languages }: ArticleFile, language: Language) {
  const { state, scheduled_at } = languages[language];
  const shown = state === 'published' ? 'live' : scheduled_at === null ? undefined : 'scheduled';
  return useQuery({
    queryKey: ['article-live', id, language],
    queryFn: () => (shown ? loadText(id, language, shown) : null),
    // A published text can change at any time, and the clerk decides by this comparison.
    staleTime: 0,
    gcTime: 0,
  });
}
