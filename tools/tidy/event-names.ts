import { codeOnly, type SourceFile } from './source.ts';
import type { Finding } from './rules.ts';

const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/testing[^/]*\.ts$/.test(file);

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');

/** Returns the names that a file of the contract defines with `defineEvents` or `defineNews`. */
function definedNames({ text }: SourceFile): string[] {
  const code = withoutComments(text);
  const [definition, feature] = /define(?:Events|News)\('([a-z_]+)', \{/.exec(code) ?? [];
  if (definition === undefined || feature === undefined) return [];
  const keys = code.slice(code.indexOf(definition)).matchAll(/^ {2}([a-z_]+):/gm);
  return [...keys].map(([, name]) => `${feature}.${name ?? ''}`);
}

/**
 * Checks two rules:
 * - Names of events and realtime messages occur as strings only in their definitions in the contract, unless they are
 *   also error codes.
 * - Outside tests, only `platform/events/events.ts` uses `storeEvent`, which does not check an event's data.
 */
export function eventNames(files: readonly SourceFile[]): Finding[] {
  const isDefinition = ({ path }: SourceFile) =>
    /^packages\/contract\/src\/(?:events|news)\//.test(path);
  const names = new Set(files.filter(isDefinition).flatMap(definedNames));
  const errors = files.filter(({ path }) => path.startsWith('packages/contract/src/errors/'));
  for (const { text } of errors)
    for (const [, code] of text.matchAll(/^ {2}'([a-z_.]+)':/gm)) names.delete(code ?? '');
  const findings: Finding[] = [];
  for (const file of files) {
    if (!/^packages\/[^/]+\/src\/.*\.tsx?$/.test(file.path)) continue;
    if (isTest(file.path) || isDefinition(file)) continue;
    for (const [, text] of withoutComments(file.text).matchAll(/['"`]([a-z_]+\.[a-z_]+)['"`]/g))
      if (names.has(text ?? ''))
        findings.push({ rule: 'event name', path: file.path, what: text ?? '' });
    if (
      file.path !== 'packages/server/src/platform/events/events.ts' &&
      /\bstoreEvent\b/.test(codeOnly(file.text))
    )
      findings.push({ rule: 'event name', path: file.path, what: 'storeEvent' });
  }
  return findings;
}
