import type { Language } from '@wl/world/languages';
import type { InfoText } from '@wl/world/articles/text';

/**
 * Texts of the information pages. Each page and language has its own file, so that only the displayed text is loaded.
 */
const files = import.meta.glob<InfoText>('./content/*/*.md', { import: 'default' });

const loading = new Map<string, Promise<InfoText>>();

/**
 * Returns a page's text. Repeated calls return the same promise, because React's `use` requires it. After a failed
 * load, the next call loads the text again.
 */
export function loadText(path: string, language: Language): Promise<InfoText> {
  const file = `./content${path}/${language}.md`;
  let text = loading.get(file);
  if (!text) {
    text = files[file]?.() ?? Promise.reject(new Error(`There is no text ${file}.`));
    text.catch(() => loading.delete(file));
    loading.set(file, text);
  }
  return text;
}
