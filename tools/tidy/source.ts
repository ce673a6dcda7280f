import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Source file to check. `path` is relative to the repository root and uses forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

const skipped = new Set(['node_modules', 'dist', 'public', 'generated', 'test-results']);

/** Reads all TypeScript, SQL and CSS files and package manifests below `packages/`, `tools/`, `bench/` and `e2e/`. */
export function readSources(root: string): SourceFile[] {
  const files: SourceFile[] = [];
  const walk = (folder: string) => {
    for (const name of readdirSync(path.join(root, folder))) {
      if (skipped.has(name)) continue;
      const relative = `${folder}/${name}`;
      if (statSync(path.join(root, relative)).isDirectory()) walk(relative);
      else if (/\.(tsx?|sql|css)$|^package\.json$/.test(name)) {
        files.push({ path: relative, text: readFileSync(path.join(root, relative), 'utf8') });
      }
    }
  };
  for (const folder of ['packages', 'tools', 'bench', 'e2e']) walk(folder);
  return files;
}

/** Returns the module specifiers of all imports, re-exports and dynamic imports in a file, in source order. */
export function importsOf(text: string): string[] {
  const found: string[] = [];
  const pattern = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)['"]([^'"]+)['"]/g;
  for (const match of text.matchAll(pattern)) if (match[1]) found.push(match[1]);
  return found;
}

export const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/testing[^/]*\.tsx?$/.test(file);

/** Returns the feature that a file belongs to; undefined if it belongs to none. */
export const featureOf = (file: string) =>
  /^packages\/(server|web|office)\/src\/features\/([^/]+)\//.exec(file)?.[2];

export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');

/**
 * Returns the source text with comments and the contents of strings removed, so that words in them do not violate a
 * rule.
 */
export function codeOnly(text: string): string {
  return withoutComments(text).replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''");
}
