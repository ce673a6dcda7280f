import { queryOptions } from '@tanstack/react-query';
import { infoPage } from '@wl/contract/articles-pages';
import type { PageName } from '@wl/world/articles/pages';
import { keyOf, request } from '../../app/api.ts';
import type { Language } from '../../app/language/language.ts';
import { loadText, type PageText } from './load-text.ts';

/** Time in ms after which the page shows the original text if the server has not answered. */
const WAIT_MS = 3_000;

/**
 * Query for the text of an information page: the edited one, or the original. Both are loaded at the same time. The first
 * visit shows neither before it is certain which of them is live, so the text does not change under the reader. Later
 * visits show the last text until the answer arrives. Without an answer, the last text stays, or the original is shown.
 */
export const pageQuery = (page: PageName, language: Language) =>
  queryOptions({
    queryKey: keyOf(infoPage, { params: { page }, query: { language } }),
    queryFn: async ({ client, queryKey, signal }): Promise<PageText> => {
      const original = loadText(`/${page}`, language);
      // The original is awaited after the answer of the server. If it fails first, the failure is not unhandled.
      original.catch(() => undefined);
      try {
        const edited = await Promise.race([editedText(page, language, signal), tooLate()]);
        return edited ?? (await original);
      } catch (error) {
        if (signal.aborted) throw error;
        return client.getQueryData<PageText>(queryKey) ?? original;
      }
    },
    // A scheduled text can go live at any time.
    staleTime: 0,
    retry: false,
    throwOnError: true,
  });

const tooLate = () =>
  new Promise<never>((_, reject) => setTimeout(reject, WAIT_MS, new Error('No answer in time.')));

/** Returns the edited text; null if the original is live. */
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
