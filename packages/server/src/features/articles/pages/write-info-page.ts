import { factsIn, fill } from '@wl/world/articles/facts';
import { pageNames } from '@wl/world/articles/pages';
import { brand } from '@wl/world/casino/brand';
import { type Language, languages } from '@wl/world/languages';
import type { Deps } from '../../../platform/deps.ts';
import type { WrittenPage } from '../../../platform/http/written-pages.ts';
import { pageHtml } from '../article-html.ts';
import { originalPage } from './original-pages.ts';
import { placeLinks, placeOf, properties, tags } from '../page-head.ts';
import { readEditedPage } from './read-pages.ts';

/**
 * Renders the information page at a path with its live text: the edited version if there is one, otherwise the
 * original. Ignores the case of the path, as the application does.
 * @returns undefined if the path is not that of an information page
 */
export async function writeInfoPage(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  path: string,
  language: Language,
): Promise<WrittenPage | undefined> {
  const name = path.replace(/^\/|\/$/g, '').toLowerCase();
  const page = pageNames.find((one) => one.toLowerCase() === name);
  if (page === undefined) return undefined;
  const original = originalPage(page, language);
  const edited = await readEditedPage(deps, page, language);
  const text = edited ?? { ...original.texts, body: original.body };
  const facts = factsIn(language);
  const title = fill(text.title, facts);
  const description = fill(text.summary, facts);
  const place = `${deps.config.publicUrl}/${page}`;
  const head = [
    ...placeLinks(place, language, languages),
    ...properties({
      'og:type': 'website',
      'og:title': title,
      'og:description': description,
      'og:url': placeOf(place, language),
      'og:site_name': brand.name,
      'og:locale': tags[language].locale,
    }),
  ].join('\n    ');
  return {
    language,
    title: `${title} · ${brand.name}`,
    description,
    head,
    text: pageHtml(text.title, text.body, facts),
  };
}
