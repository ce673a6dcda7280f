import type { TextSource } from '@wl/ui/text/catalogues';

/** Loaders for the message catalogues in each feature's `locales` folder. */
const files = import.meta.glob('../../features/*/locales/*.po');

const sources = new Map<string, TextSource>();

/** Returns a feature's texts, given the name of its folder. A feature without texts has no catalogues. */
export function textsOfFeature(name: string): TextSource {
  const known = sources.get(name);
  if (known) return known;
  const folder = `../../features/${name}/`;
  const own = Object.entries(files).filter(([file]) => file.startsWith(folder));
  const source: TextSource = {
    name,
    catalogues: Object.fromEntries(own.map(([file, load]) => [file.replace(folder, './'), load])),
  };
  sources.set(name, source);
  return source;
}
