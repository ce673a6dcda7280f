import type { Language } from '@wl/world/languages';
import type { InfoText } from '@wl/world/articles/text';

/** Text of an information page, with the description that search engines show. */
export interface PageText extends InfoText {
  summary: string;
}

/**
 * Original texts of the information pages. Each page and language has its own file, so that only the displayed text is
 * loaded.
 */
const files = import.meta.glob<PageText>('../../../../world/src/pages/*/*.md', {
  import: 'default',
});

/** Returns a page's original text. */
export function loadText(path: string, language: Language): Promise<PageText> {
  const file = `../../../../world/src/pages${path}/${language}.md`;
  return files[file]?.() ?? Promise.reject(new Error(`There is no text ${file}.`));
}
