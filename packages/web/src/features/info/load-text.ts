import type { Language } from '@wl/world/languages';
import type { InfoText } from './text.ts';

/** One small file per page and language: a reader loads the one that is read. */
const files = import.meta.glob<InfoText>('./content/*/*.md', { import: 'default' });

const loading = new Map<string, Promise<InfoText>>();

/** A page's text, the same promise each time (React's `use` asks for that). What failed is asked for again. */
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
