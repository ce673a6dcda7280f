/**
 * `node tools/protection-doc.ts` writes docs/protection.md, which lists every switch of the protection profiles, every
 * gate and every limit. Each entry names the source files that apply it and the tests that cover it. A test fails if
 * the document is out of date, or if an entry has no source file or no test.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gatedActions, type Call } from '@wl/contract/call';
import { openAtBlockedAddress } from '@wl/contract/blocked-address';
import { countryRows, profiles, type Profile } from '@wl/world/casino/jurisdictions';
import { everyCall } from './permissions-doc.ts';
import { gates, limits, type Reader, type Rule, type TestName } from './protection/catalogue.ts';
import { codeOnly, readSources, type SourceFile } from './tidy/source.ts';

const root = path.resolve(import.meta.dirname, '..');
export const protectionDocFile = path.join(root, 'docs/protection.md');
const SERVER = 'packages/server/src/';

type Switch = Exclude<keyof Profile, 'name'>;
const switches = Object.keys(profiles.spec).filter((key) => key !== 'name') as Switch[];

const effects: Record<Switch, string> = {
  autoSpin: 'automatic spins',
  quickSpin: 'quick spin',
  bonusBuy: 'buying a bonus round',
  minSlotRoundMs: 'ms from the start of a slot’s round to the next',
  minOtherRoundMs: 'ms from the start of a round of any other game to the next',
  parallelSlots: 'several games at once, each slot with a clock of its own',
  maxWagering: 'highest wagering multiple of a bonus',
  cashOutCancel: 'cancelling a cash-out',
  verifyBefore: 'what needs a verified passport',
  depositExperience: 'experience for deposits',
  consentsPreset: 'consents of the registration are preset',
};

/** Returns a pattern for code that reads the given switch from a profile, as a property or by destructuring. */
function takes(name: Switch): RegExp {
  return new RegExp(
    [
      String.raw`\bprofile\.${name}\b`,
      String.raw`\bprofile\w*\([^()]*\)\.${name}\b`,
      String.raw`\{[^{}]*\b${name}\b[^{}]*\}\s*:\s*Profile\b`,
      String.raw`\{[^{}]*\b${name}\b[^{}]*\}\s*=\s*(await\s+)?profile\w*\(`,
    ].join('|'),
  );
}

const isTest = ({ path: file }: SourceFile) => /\.test\.tsx?$/.test(file);
const serverSources = () => readSources(root).filter((file) => file.path.startsWith(SERVER));
const shortPath = (file: string) => file.slice(SERVER.length);

/** Returns the paths of the server's source files that read the given switch of a jurisdiction profile. */
function readersOf(name: Switch, sources: SourceFile[]): string[] {
  return sources
    .filter((file) => !isTest(file) && takes(name).test(codeOnly(file.text)))
    .map((file) => shortPath(file.path))
    .sort();
}

/**
 * Returns the tests of a switch. The title of a test names the tested switches before a colon: `autoSpin, quickSpin:
 * absent from …`.
 */
function testsOf(name: Switch, sources: SourceFile[]): TestName[] {
  return sources.filter(isTest).flatMap(({ path: file, text }) =>
    [...text.matchAll(/\b(?:test|describe)\(\s*'([^']+)'/g)].flatMap(([, title = '']) => {
      const [subjects = '', rest] = title.split(': ', 2);
      const names = subjects.split(', ');
      return rest !== undefined && names.includes(name) ? [[shortPath(file), title] as const] : [];
    }),
  );
}

/**
 * Returns the errors in the lists of switches and rules:
 *
 * - a switch or a rule without a source file that applies it, or without a test
 * - a source file that does not contain the word listed with it
 * - a listed test that does not exist
 */
export function protectionFaults(): string[] {
  const sources = serverSources();
  const textOf = new Map(sources.map((file) => [shortPath(file.path), file.text]));
  const ofSwitches = switches.flatMap((name) => [
    ...(readersOf(name, sources).length > 0 ? [] : [`${name} has no reader in the server`]),
    ...(testsOf(name, sources).length > 0 ? [] : [`${name} has no test that is named after it`]),
  ]);
  const ofRules = [...gates, ...limits].flatMap(({ name, readers, tests }) => [
    ...readers
      .filter(([file, word]) => !textOf.get(file)?.includes(word))
      .map(([file, word]) => `${name}: ${file} does not contain ${word}`),
    ...tests
      .filter(([file, title]) => !textOf.get(file)?.includes(`'${title}'`))
      .map(([file, title]) => `${name}: ${file} has no test "${title}"`),
    ...(readers.length > 0 && tests.length > 0 ? [] : [`${name} has no reader or no test`]),
  ]);
  return [...ofSwitches, ...ofRules];
}

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const line = (columns: number) => `| ${Array(columns).fill('---').join(' | ')} |`;
const code = (text: unknown) => '`' + String(text) + '`';
const listTests = (tests: readonly TestName[]) =>
  tests.map(([file, title]) => `${code(file)} › ${title}`).join('<br>');
/** Returns a table cell with the files that apply a rule. For each file, lists the words that refer to the rule. */
function listReaders(readers: readonly Reader[]): string {
  const files = [...new Set(readers.map(([file]) => file))];
  return files
    .map((file) => {
      const words = readers.filter(([of]) => of === file).map(([, word]) => code(word));
      return `${code(file)} (${words.join(', ')})`;
    })
    .join('<br>');
}

function ruleTable(rules: readonly Rule[]): string[] {
  return [
    row('rule', 'effect', 'applied in', 'tests'),
    line(4),
    ...rules.map(({ name, effect, readers, tests }) =>
      row(name, effect, listReaders(readers), listTests(tests)),
    ),
  ];
}

function switchTable(): string[] {
  const sources = serverSources();
  return [
    row('switch', 'decides', ...Object.keys(profiles).map(code), 'read in', 'tests'),
    line(4 + Object.keys(profiles).length),
    ...switches.map((name) =>
      row(
        code(name),
        effects[name],
        ...Object.values(profiles).map((profile) => String(profile[name])),
        readersOf(name, sources).map(code).join('<br>'),
        listTests(testsOf(name, sources)),
      ),
    ),
  ];
}

function countryTable(): string[] {
  return [
    row('country', 'blocked', 'profile', 'minimum age'),
    line(4),
    ...Object.entries(countryRows).map(([country, { blocked, profile, minimumAge }]) =>
      row(country, blocked ? 'yes' : '', profile ?? '', minimumAge ? String(minimumAge) : ''),
    ),
  ];
}

function actionTable(calls: readonly Call[]): string[] {
  return [
    row('action', 'calls'),
    line(2),
    ...gatedActions.map((action) =>
      row(
        code(action),
        calls
          .filter(({ gate }) => gate === action)
          .map(({ method, path: where }) => `${method} ${code(where)}`)
          .sort()
          .join('<br>'),
      ),
    ),
  ];
}

function openTable(): string[] {
  const reasons = [...new Set(Object.values(openAtBlockedAddress))];
  return [
    row('reason', 'calls'),
    line(2),
    ...reasons.map((reason) =>
      row(
        reason,
        Object.entries(openAtBlockedAddress)
          .filter(([, of]) => of === reason)
          .map(([call]) => code(call))
          .join('<br>'),
      ),
    ),
  ];
}

/** Returns the text of docs/protection.md. */
export async function protectionDoc(): Promise<string> {
  return [
    '# Player protection',
    '',
    'Written by `node tools/protection-doc.ts` from the profiles, the contract, the sources of the server and',
    '`tools/protection/catalogue.ts`; do not edit. Files are below `packages/server/src`. The answer of each call in each state is in',
    '`packages/server/src/features/limits/protection-matrix.md`. Decisions 71 and 72 say why.',
    '',
    '<!-- prettier-ignore-start -->',
    '## Switches of a profile',
    '',
    'The stricter of residence and address applies.',
    '',
    ...switchTable(),
    '',
    '## Countries with a row',
    '',
    ...countryTable(),
    '',
    '## Gates, in the order in which a call passes them',
    '',
    ...ruleTable(gates),
    '',
    '## Actions that breaks, exclusions and the state of an account refuse',
    '',
    'Offers (`message`) and grants of clerks (`claim`) have no call of a member; `decide` is asked where they are made.',
    '',
    ...actionTable(await everyCall()),
    '',
    '## Limits',
    '',
    ...ruleTable(limits),
    '',
    '## Calls that stay open at a blocked address',
    '',
    ...openTable(),
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(protectionDocFile, await protectionDoc());
