/**
 * Vite plug-in that compiles the information pages from Markdown (`packages/world/src/pages/<page>/<language>.md`) to
 * plain data at build time.
 */
import path from 'node:path';
import { compileInfoText } from '@wl/world/articles/compile-text';
import { summaryOf } from '@wl/world/articles/original-text';
import type { Plugin } from 'vite';

const FOLDER = path.join(import.meta.dirname, '../world/src/pages').replaceAll('\\', '/');

export function infoTexts(): Plugin {
  return {
    name: 'info-texts',
    enforce: 'pre',
    transform(source, id) {
      const file = id.split('?')[0] ?? id;
      if (!file.startsWith(FOLDER) || !file.endsWith('.md')) return undefined;
      const text = compileInfoText(source);
      return {
        code: `export default ${JSON.stringify({ ...text, summary: summaryOf(text.sections) })};`,
        map: { mappings: '' },
      };
    },
  };
}
