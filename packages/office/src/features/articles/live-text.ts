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

/** Returns true for an entry of the history whose text is live or scheduled. */
const isCurrent = ({ kind, withdrawn_at }: ArticleVersion) =>
  kind === 'published' && withdrawn_at === null;

/** Returns the entry of the live text, or that of the scheduled text if none is live. Undefined if there is neither. */
export function liveEntry(
  entries: readonly ArticleVersion[],
  now: number,
): ArticleVersion | undefined {
  const current = entries.filter(isCurrent);
  return (
    current.find(({ live_at }) => live_at !== null && Date.parse(live_at) <= now) ?? current.at(0)
  );
}

/** Reads the history up to the newest text that is live, because drafts and published texts are in the same list. */
async function findEntry(id: string, language: Language, now: number) {
  const entries: ArticleVersion[] = [];
  for (let page = 1; ; page += 1) {
    const { data, meta } = await request(articleHistory, {
      params: { id, language },
      query: { page },
    });
    entries.push(...data);
    const isLive = entries.some(
      (entry) => isCurrent(entry) && entry.live_at !== null && Date.parse(entry.live_at) <= now,
    );
    if (isLive || data.length === 0 || meta.to >= meta.total) return liveEntry(entries, now);
  }
}

async function loadText(id: string, language: Language): Promise<ArticleText | null> {
  const entry = await findEntry(id, language, Date.now());
  if (!entry) return null;
  const { data } = await request(articleVersion, {
    params: { id, language, kind: entry.kind, number: entry.number },
  });
  return data;
}

/** Loads the text that members see in a language now, or will see next. Its data is null if there is none. */
export function useLiveText({ id, languages }: ArticleFile, language: Language) {
  const { state, scheduled_at } = languages[language];
  const hasText = state === 'published' || scheduled_at !== null;
  return useQuery({
    queryKey: ['article-live', id, language],
    queryFn: () => (hasText ? loadText(id, language) : null),
    // A published text can change at any time, and the clerk decides by this comparison.
    staleTime: 0,
    gcTime: 0,
  });
}
