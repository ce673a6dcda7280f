/**
 * Templates for new files. A template is a complete example file, stored below `templates/<kind>` under the path that
 * it will have in the repository. Its name ends in `.txt`, so that no check or build treats it as a source file.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Change } from './apply.ts';
import { namesOf, type Names } from './names.ts';

/** Returns a function that replaces each form of the name `from` in a text with the corresponding form of `to`. */
function renaming(from: Names, to: Names): (text: string) => string {
  const forms = new Map(
    (['kebab', 'title', 'sentence', 'words', 'camel', 'pascal', 'snake'] as const).map((form) => [
      from[form],
      to[form],
    ]),
  );
  const pattern = new RegExp([...forms.keys()].join('|'), 'g');
  return (text) => text.replace(pattern, (found) => forms.get(found) ?? found);
}

/**
 * Returns the files of a template under a new name.
 * @param kind folder below `templates`
 * @param example name that the template uses
 */
export function fromTemplate(kind: string, example: string, names: Names): Change[] {
  const folder = path.join(import.meta.dirname, 'templates', kind);
  const rename = renaming(namesOf(example), names);
  return globSync('**/*.txt', { cwd: folder })
    .sort()
    .map((file) => ({
      file: rename(file.replaceAll(path.sep, '/').replace(/\.txt$/, '')),
      text: rename(readFileSync(path.join(folder, file), 'utf8')),
    }));
}
