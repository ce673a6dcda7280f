/**
 * Checks that components use only class names that their CSS module defines. TypeScript accepts any class name, so a
 * misspelt name would leave an element unstyled without any error.
 */
import path from 'node:path';
import type { Finding } from './rules.ts';
import type { SourceFile } from './source.ts';

const importOfStyles = /import (\w+) from '(\.[^']+\.module\.css)'/g;

const classesOf = (css: string): Set<string> =>
  new Set(Array.from(css.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name = '']) => name));

/** Finds the classes that a component uses but its CSS module does not define. */
export function missingClasses(files: readonly SourceFile[]): Finding[] {
  const styles = new Map(
    files.flatMap(({ path: at, text }) => (at.endsWith('.css') ? [[at, text]] : [])),
  );
  return files.flatMap(({ path: file, text }) => {
    if (!file.endsWith('.tsx')) return [];
    return Array.from(text.matchAll(importOfStyles)).flatMap(([, name = '', specifier = '']) => {
      const css = styles.get(path.posix.join(path.posix.dirname(file), specifier));
      if (css === undefined)
        return [{ rule: 'missing class', path: file, what: `no ${specifier}` }];
      const defined = classesOf(css);
      const code = text.replaceAll(importOfStyles, '');
      const used = Array.from(
        code.matchAll(new RegExp(`(?<![\\w./-])${name}\\.(\\w+)`, 'g')),
        ([, one = '']) => one,
      );
      return [...new Set(used)]
        .filter((one) => !defined.has(one))
        .map((one) => ({ rule: 'missing class', path: file, what: `${specifier} has no .${one}` }));
    });
  });
}
