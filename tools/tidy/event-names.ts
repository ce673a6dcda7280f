import { codeOnly, withoutComments, type SourceFile } from './source.ts';
import type { Finding } from './rules.ts';

const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/testing[^/]*\.ts$/.test(file);

/** Returns the names that a file of the contract defines with `defineEvents` or `defineNews`. */
function definedNames({ text }: SourceFile): string[] {
  const code = withoutComments(text);
  const [definition, feature] = /define(?:Events|News)\('([a-z_]+)', \{/.exec(code) ?? [];
  if (definition === undefined || feature === undefined) return [];
  const keys = code.slice(code.indexOf(definition)).matchAll(/^ {2}([a-z_]+):/gm);
  return [...keys].map(([, name]) => `${feature}.${name ?? ''}`);
}

function errorCodes(files: readonly SourceFile[]): Set<string> {
  const errors = files.filter(({ path }) => path.startsWith('packages/contract/src/errors/'));
  return new Set(
    errors.flatMap(({ text }) =>
      [...text.matchAll(/^ {2}'([a-z_.]+)':/gm)].map(([, code]) => code ?? ''),
    ),
  );
}

/**
 * Matches the code directly before an event or message name: a comparison with `type` or `event`, a value assigned to
 * either, or the start of a call of `bind` or `publish`.
 */
const BEFORE_EVENT_NAME =
  /(?:\b(?:type|event)\s*(?:[!=]?==?|:|in \()|\b(?:bind|publish)\((?:.*,)?)\s*$/;

/**
 * Returns the names of events and realtime messages that a file contains as strings. If a name is also an error code,
 * returns the name only if the code before the string shows that it names an event or message.
 */
function namesIn(text: string, names: ReadonlySet<string>, codes: ReadonlySet<string>): string[] {
  return [...text.matchAll(/['"`]([a-z_]+\.[a-z_]+)['"`]/g)].flatMap(({ 1: name = '', index }) => {
    if (!names.has(name)) return [];
    const before = text.slice(text.lastIndexOf('\n', index) + 1, index);
    return codes.has(name) && !BEFORE_EVENT_NAME.test(before) ? [] : [name];
  });
}

/**
 * Returns the strings in an SQL function file that have the form of an event name, but are not defined in the contract.
 * Names of settings (`current_setting`) have the same form and are omitted.
 */
function undefinedNamesIn(sql: string, names: ReadonlySet<string>): string[] {
  const code = sql.replace(/--.*$/gm, '').replace(/current_setting\('[^']*'/g, '');
  return [...code.matchAll(/'([a-z_]+\.[a-z_]+)'/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => !names.has(name));
}

/**
 * Checks three rules:
 * - TypeScript code contains names of events and realtime messages as strings only in their definitions in the
 *   contract.
 * - SQL functions, which cannot import names, contain only names of events that the contract defines.
 * - Outside tests, only `platform/events/events.ts` uses `storeEvent`, which does not check an event's data.
 */
export function eventNames(files: readonly SourceFile[]): Finding[] {
  const isDefinition = ({ path }: SourceFile) =>
    /^packages\/contract\/src\/(?:events|news)\//.test(path);
  const definitions = files.filter(isDefinition);
  const names = new Set(definitions.flatMap(definedNames));
  const events = new Set(
    definitions.filter(({ path }) => path.includes('/events/')).flatMap(definedNames),
  );
  const codes = errorCodes(files);
  const findings: Finding[] = [];
  const find = (path: string, what: string) => findings.push({ rule: 'event name', path, what });
  for (const file of files) {
    if (/^packages\/server\/functions\/.*\.sql$/.test(file.path))
      for (const name of undefinedNamesIn(file.text, events)) find(file.path, name);
    if (!/^(?:packages\/[^/]+\/src|bench)\/.*\.tsx?$/.test(file.path)) continue;
    if (isTest(file.path) || isDefinition(file)) continue;
    for (const name of namesIn(withoutComments(file.text), names, codes)) find(file.path, name);
    if (
      file.path !== 'packages/server/src/platform/events/events.ts' &&
      /\bstoreEvent\b/.test(codeOnly(file.text))
    )
      find(file.path, 'storeEvent');
  }
  return findings;
}
