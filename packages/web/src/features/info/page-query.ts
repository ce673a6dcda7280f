import { queryOptions } from '@tanstack/react-query';
import { infoPage } from '@wl/contract/articles-pages';
import type { PageName } from '@wl/world/articles/pages';
import { keyOf, request } from '../../app/api.ts';
import type { Language } from '../../app/language/language.ts';
import { loadText, type PageText } from './load-text.ts';

/**
 * Time in ms to wait for the server's text. The page then falls back to the previous text or, if there is none, to the
 * original text.
 */
const WAIT_MS = 3_000;

/**
 * Returns the query for the text of an information page. Loads the original text and requests the edited text from the
 * server at the same time. On the first visit, the page waits for the server, so that the text does not change while it
 * is being read. On later visits, the page shows the previous text while it waits. If the request fails or takes too
 * long, the previous text remains, or the original text is shown if there is no previous text.
 */
export const pageQuery = (page: PageName, language: Language) =>
  queryOptions({
    queryKey: keyOf(infoPage, { params: { page }, query: { language } }),
    queryFn: async ({ client, queryKey, signal }): Promise<PageText> => {
      const original = loadText(`/${page}`, language);
      // Handle a failure here, because this promise is awaited only after the server's response. An earlier failure
      // would otherwise be reported as unhandled.
      original.catch(() => undefined);
      try {
        const edited = await Promise.race([editedText(page, language, signal), tooLate()]);
        return edited ?? (await original);
      } catch (error) {
        if (signal.aborted) throw error;
        return client.getQueryData<PageText>(queryKey) ?? original;
      }
    },
    // Always refetch, because a scheduled text can go live at any time.
    staleTime: 0,
    retry: false,
    throwOnError: true,
  });

const tooLate = () =>
  new Promise<never>((_, reject) => setTimeout(reject, WAIT_MS, new Error('No answer in time.')));

/** Returns the page's edited text; null if the original text is live. */
async function editedText(
  page: PageName,
  language: Language,
  signal: AbortSignal,
): Promise<PageText | null> {
  const { data } = await request(infoPage, {
    params: { page },
    query: { language },
    signal,
  });
  return data && { title: data.title, summary: data.summary, sections: data.body };
}
