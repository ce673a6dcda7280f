import { useQuery } from '@tanstack/react-query';
import type { ArticleText, ArticleVersion } from '@wl/contract/office/articles-texts';
import type { Language } from '@wl/world/languages';
import { isPageFile, type TextCalls, type TextFile } from './text-calls.ts';

/** Text that members see (`live`), or will see next (`scheduled`). */
type Shown = 'live' | 'scheduled';

/**
 * Returns true for the entry of the live or the scheduled text. Entries of replaced texts match too, but come later in
 * the list.
 */
const isEntryOf = (shown: Shown, { kind, live_at, withdrawn_at }: ArticleVersion, now: number) =>
  kind === 'published' &&
  withdrawn_at === null &&
  live_at !== null &&
  (shown === 'live') === Date.parse(live_at) <= now;

/**
 * Reads the history, newest first, up to the entry of the live or scheduled text. Drafts and published texts are in the
 * same list.
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
 * Loads the text that members see in a language now, or will see next. Its data is null if there is no such text, as on
 * a page that shows its original text.
 */
export function useLiveText(file: TextFile, calls: TextCalls, language: Language) {
  const { state, scheduled_at } = file.languages[language];
  const shown = state === 'published' ? 'live' : scheduled_at === null ? undefined : 'scheduled';
  const other = isPageFile(file) ? file.originals[language] : null;
  return useQuery({
    queryKey: ['article-live', calls.key, language],
    queryFn: () => (shown ? loadText(calls, language, shown) : other),
    // The published text can change at any time, and the clerk relies on this comparison, so never use a cached one.
    staleTime: 0,
    gcTime: 0,
  });
}
