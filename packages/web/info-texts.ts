/**
 * Vite plug-in that compiles the information pages from Markdown (`features/info/content/<page>/<language>.md`) to
 * plain data at build time.
 */
import path from 'node:path';
import { compileInfoText } from '@wl/world/articles/compile-text';
import type { Plugin } from 'vite';

const FOLDER = path.join(import.meta.dirname, 'src/features/info/content').replaceAll('\\', '/');

export function infoTexts(): Plugin {
  return {
    name: 'info-texts',
    enforce: 'pre',
    transform(source, id) {
      const file = id.split('?')[0] ?? id;
      if (!file.startsWith(FOLDER) || !file.endsWith('.md')) return undefined;
      return {
        code: `export default ${JSON.stringify(compileInfoText(source))};`,
        map: { mappings: '' },
      };
    },
  };
}
