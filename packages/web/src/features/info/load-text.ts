import type { Language } from '@wl/world/languages';
import type { InfoText } from './text.ts';

/** One small file per page and language, so that a reader loads only the text shown. */
const files = import.meta.glob<InfoText>('./content/*/*.md', { import: 'default' });

const loading = new Map<string, Promise<InfoText>>();

/**
 * Returns a page's text, as the same promise each time (React's `use` requires that). After a failed load, the next
 * call tries again.
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
