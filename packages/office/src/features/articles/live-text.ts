import { useQuery } from '@tanstack/react-query';
import type { ArticleText, ArticleVersion } from '@wl/contract/office/articles-texts';
import type { Language } from '@wl/world/languages';
import { isPageFile, type TextCalls, type TextFile } from './text-calls.ts';

/** Text that members see (`live`), or will see next (`scheduled`). */
type Shown = 'live' | 'scheduled';

/**
 * Returns true for an entry of a live or scheduled text, depending on `shown`. Entries of texts that have since been
 * replaced match too, so the caller must use the newest match.
 */
const isEntryOf = (shown: Shown, { kind, live_at, withdrawn_at }: ArticleVersion, now: number) =>
  kind === 'published' &&
  withdrawn_at === null &&
  live_at !== null &&
  (shown === 'live') === Date.parse(live_at) <= now;

/**
 * Returns the history entry of the live or scheduled text. Loads the history page by page, newest first, because newer
 * drafts can push the entry off the first page.
 */
async function findEntry(calls: TextCalls, language: Language, shown: Shown) {
  const now = Date.now();
  for (let page = 1; ; page += 1) {
    const { data, meta } = await calls.history(language, page);
    const entry = data.find((one) => isEntryOf(shown, one, now));
    if (entry || data.length === 0 || meta.to >= meta.total) return entry;
  }
}

async function loadText(
  calls: TextCalls,
  language: Language,
  shown: Shown,
): Promise<ArticleText | null> {
  const entry = await findEntry(calls, language, shown);
  if (!entry) return null;
  const { data } = await calls.version(language, entry);
  return data;
}

/**
 * Loads the live text in a language or, if none is live, the scheduled text. If there is neither, the data is the
 * original text for an information page, and null for an article.
 */
export function useLiveText(file: TextFile, calls: TextCalls, language: Language) {
  const { state, scheduled_at } = file.languages[language];
  const shown = state === 'published' ? 'live' : scheduled_at === null ? undefined : 'scheduled';
  const other = isPageFile(file) ? file.originals[language] : null;
  return useQuery({
    queryKey: ['article-live', calls.key, language],
    queryFn: () => (shown ? loadText(calls, language, shown) : other),
    // Never use a cached text: clerks compare drafts with the published text, which can change at any time.
    staleTime: 0,
    gcTime: 0,
  });
}
