/**
 * Checks that only the folders of a bonus kind refer to the kind (decision 89). Other code must use the lists of bonus
 * kinds, and must not contain a kind's name or import a kind's files.
 */
import { parseSync } from 'oxc-parser';
import type { Finding } from './rules.ts';
import { importsOf, isTest, withoutComments, type SourceFile } from './source.ts';

/** Folders that contain one folder for each bonus kind. */
const parents = [
  'packages/world/src/bonuses',
  'packages/server/src/features/bag/kinds',
  'packages/web/src/features/bag/kinds',
];

/** Paths of the files that list all bonus kinds. `npm run new -- bonus` adds the new kind to these files. */
const lists = [
  ...['activities', 'index', 'kind', 'labels', 'names', 'simulations', 'terms'].map(
    (name) => `${parents[0] ?? ''}/${name}.ts`,
  ),
  `${parents[1] ?? ''}/index.ts`,
  ...['index', 'looks'].map((name) => `${parents[2] ?? ''}/${name}.ts`),
];

/** Files outside the bonus kinds' folders that may nevertheless name the kinds, each with the reason. */
const exceptions: readonly { reason: string; path: RegExp }[] = [
  {
    reason: 'free spins as a feature of a slot, which has no relation to bonus items',
    path: /^packages\/(?:games\/src\/(?:engines|catalogue)|web\/src\/features\/play\/stages\/slots)\//,
  },
  {
    reason:
      'a second implementation of the rules, written from the specification only, which a test compares with the server',
    path: /^packages\/server\/src\/features\/bag\/bag-model\.ts$/,
  },
];

const definition = new RegExp(`^${parents[0] ?? ''}/([a-z-]+)/bonus\\.ts$`);

/** Returns the names of all bonus kinds, each with the name of its folders. */
function kindsIn(files: readonly SourceFile[]): Map<string, string> {
  const folders = files.flatMap(({ path }) => definition.exec(path)?.[1] ?? []);
  return new Map(folders.map((folder) => [folder.replaceAll('-', '_'), folder]));
}

/** Returns the strings and identifiers of a source file, each once. */
function wordsOf({ path, text }: SourceFile): Set<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one);
    } else if (typeof node === 'object' && node !== null) {
      const { type, name, value } = node as Partial<Record<'type' | 'name' | 'value', unknown>>;
      if (type === 'Identifier' && typeof name === 'string') found.add(name);
      if (type === 'Literal' && typeof value === 'string') found.add(value);
      for (const one of Object.values(node)) visit(one);
    }
  };
  visit(parseSync(path, text).program);
  return found;
}

/** Returns the string literals in an SQL file that consist only of lower-case letters and underscores. */
const stringsOf = (sql: string): Set<string> =>
  new Set([...sql.matchAll(/'([a-z_]+)'/g)].map(([, one = '']) => one));

const isChecked = ({ path }: SourceFile): boolean =>
  /^(?:packages\/[^/]+\/src|bench|tools)\/.*\.tsx?$|^packages\/server\/(?:functions|schema)\/.*\.sql$/.test(
    path,
  ) &&
  !isTest(path) &&
  !lists.includes(path) &&
  !exceptions.some((one) => one.path.test(path));

/** Returns the folder of the bonus kind that a file belongs to; undefined for all other files. */
const folderOf = (path: string): string | undefined =>
  parents
    .filter((parent) => path.startsWith(`${parent}/`))
    .map((parent) => /^([a-z-]+)\//.exec(path.slice(parent.length + 1))?.[1])
    .find((folder) => folder !== undefined);

/** Returns a finding for each place outside a bonus kind's folders where code names the kind or imports its files. */
export function bonusKinds(files: readonly SourceFile[]): Finding[] {
  const kinds = kindsIn(files);
  if (kinds.size === 0) return [];
  const ofKind = new RegExp(`(?:bonuses|kinds)/(?:${[...kinds.values()].join('|')})/`);
  return files.filter(isChecked).flatMap((file) => {
    const { path, text } = file;
    const own = folderOf(path);
    // Parse only files that contain the name of a bonus kind, because parsing all files takes seconds.
    const named = [...kinds].filter(([name, folder]) => folder !== own && text.includes(name));
    const words =
      named.length === 0
        ? new Set<string>()
        : path.endsWith('.sql')
          ? stringsOf(text)
          : wordsOf(file);
    const imported =
      own === undefined
        ? importsOf(withoutComments(text)).filter((specifier) => ofKind.test(specifier))
        : [];
    return [
      ...named.filter(([name]) => words.has(name)).map(([name]) => name),
      ...imported.map((specifier) => `imports ${specifier}`),
    ].map((what) => ({ rule: 'bonus kind', path, what }));
  });
}
