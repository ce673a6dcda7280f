/**
 * Rules that enforce the architecture described in docs/architecture.md. Each rule is a function that takes source
 * files and returns findings. New packages and features are checked automatically.
 */
import path from 'node:path';
import { bonusKinds } from './bonus-kinds.ts';
import { missingClasses } from './classes.ts';
import { copiedBlocks } from './copied-blocks.ts';
import { eventNames } from './event-names.ts';
import { entrancesFromFrame, featureCycles, featureEntrances } from './feature-graph.ts';
import { functionHeaders } from './function-headers.ts';
import { tooFull } from './full-folders.ts';
import { replacedNames } from './names.ts';
import { oneTerm } from './one-term.ts';
import { ownCalls } from './own-calls.ts';
import { rawButtons } from './raw-buttons.ts';
import { codeOnly, featureOf, importsOf, isTest, type SourceFile } from './source.ts';
import { tableOwners } from './table-owners.ts';
import { tooLong } from './too-long.ts';

export interface Finding {
  rule: string;
  path: string;
  what: string;
}

type Rule = (files: readonly SourceFile[]) => Finding[];

/** Packages that each package may import. There are no circular imports between packages. */
const mayImport: Record<string, readonly string[]> = {
  art: [],
  games: ['art'],
  world: ['art'],
  contract: ['world'],
  // The server may import `art`, because it renders share cards on request (decision 41).
  server: ['art', 'contract', 'games', 'world'],
  // `ui` needs `world` for the types of the compiled texts that it shows (`text/blocks.tsx`).
  ui: ['world'],
  web: ['contract', 'games', 'world', 'ui'],
  office: ['contract', 'games', 'world', 'ui'],
  'payment-sandbox': [],
};

const packageOf = (file: string) => /^packages\/([^/]+)\//.exec(file)?.[1];

function importDirections(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const file of files) {
    const own = packageOf(file.path);
    if (!own || isTest(file.path)) continue;
    for (const specifier of importsOf(file.text)) {
      const other = /^@wl\/([^/]+)/.exec(specifier)?.[1];
      if (!other || other === own) continue;
      if (!mayImport[own]?.includes(other)) {
        findings.push({ rule: 'import direction', path: file.path, what: `imports ${specifier}` });
      }
    }
  }
  return findings;
}

function relativePathsStayInside(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const file of files) {
    const own = packageOf(file.path);
    // Skip style sheets. An application's style sheets import the style sheets of `ui` by path, because `ui` offers no
    // other way to import them.
    if (!own || isTest(file.path) || file.path.endsWith('.css')) continue;
    for (const specifier of importsOf(file.text)) {
      if (!specifier.startsWith('.')) continue;
      const target = path.posix.join(path.posix.dirname(file.path), specifier);
      if (packageOf(`${target}/`) !== own) {
        findings.push({ rule: 'package entrance', path: file.path, what: `reaches ${specifier}` });
      }
    }
  }
  return findings;
}

/** Folders whose code must not import features. This code finds features by file name instead. */
const belowFeatures = ['packages/server/src/platform/', 'packages/office/src/app/'];

/** Checks that the server's platform and the back office's application shell (`app/`) import no feature. */
function platformBelowFeatures(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const file of files) {
    if (!belowFeatures.some((folder) => file.path.startsWith(folder)) || isTest(file.path))
      continue;
    for (const specifier of importsOf(file.text)) {
      const target = path.posix.join(path.posix.dirname(file.path), specifier);
      if (specifier.startsWith('.') && featureOf(target))
        findings.push({ rule: 'platform below features', path: file.path, what: specifier });
    }
  }
  return findings;
}

/** Checks that server features contain SQL only in their repository files (`repository.ts`, `*-repository.ts`). */
function sqlInRepositories(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const file of files) {
    if (!featureOf(file.path) || !file.path.startsWith('packages/server/') || isTest(file.path))
      continue;
    if (/\/[a-z-]*repository\.ts$/.test(file.path)) continue;
    const leak =
      /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`|text:\s*['"`]\s*(select|insert|update|delete)\b/i;
    if (leak.test(file.text))
      findings.push({ rule: 'SQL in repositories', path: file.path, what: 'SQL' });
  }
  return findings;
}

/**
 * Checks that pure code (shared packages, the market's economy and server rules) does not use the clock, global random
 * numbers, the environment or I/O.
 */
function pureCode(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  const banned: [string, RegExp][] = [
    ['Math.random', /\bMath\.random\b/],
    ['Date.now', /\bDate\.now\b|\bnew Date\(\)/],
    ['process.env', /\bprocess\.env\b/],
    ['crypto', /\bcrypto\.(randomUUID|getRandomValues|randomBytes)\b/],
  ];
  for (const file of files) {
    if (isTest(file.path)) continue;
    const pure =
      /^packages\/(games|world|contract)\//.test(file.path) ||
      file.path.startsWith('packages/server/src/features/market/economy/') ||
      /^packages\/server\/.*\/rules\.ts$/.test(file.path);
    if (!pure) continue;
    const code = codeOnly(file.text);
    for (const [name, pattern] of banned) {
      if (pattern.test(code)) findings.push({ rule: 'pure code', path: file.path, what: name });
    }
    for (const specifier of importsOf(file.text)) {
      if (specifier.startsWith('node:')) {
        findings.push({ rule: 'pure code', path: file.path, what: specifier });
      }
    }
  }
  return findings;
}

/**
 * Checks that features read the time from the injected clock, and that the server uses the platform's random source
 * instead of Math.random.
 */
function injectedTime(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const file of files) {
    if (!file.path.startsWith('packages/server/src/') || isTest(file.path)) continue;
    const code = codeOnly(file.text);
    if (/\bMath\.random\b/.test(code)) {
      findings.push({ rule: 'no Math.random', path: file.path, what: 'Math.random' });
    }
    if (featureOf(file.path) && /\bDate\.now\b|\bnew Date\(\)/.test(code)) {
      findings.push({ rule: 'injected clock', path: file.path, what: 'Date.now or new Date()' });
    }
  }
  return findings;
}

/**
 * Returns the names of the packages that a file imports. Subpaths are removed: `zod/mini` becomes `zod`, and
 * `@wl/art/svg` becomes `@wl/art`.
 */
const packagesOf = (text: string) =>
  importsOf(text).flatMap((name) => /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?=\/|$)/.exec(name)?.[0] ?? []);

/**
 * Checks that each package declares all packages that its sources import, except in tests. Knip is not strict enough:
 * it also accepts packages declared in the root package.json, which are meant for tests, benchmarks and tools.
 */
function declaredImports(files: readonly SourceFile[]): Finding[] {
  const declared = new Map<string, Set<string>>();
  for (const file of files) {
    if (!/^packages\/[^/]+\/package\.json$/.test(file.path)) continue;
    const manifest = JSON.parse(file.text) as Record<string, Record<string, string> | undefined>;
    const names = Object.keys({ ...manifest['dependencies'], ...manifest['devDependencies'] });
    declared.set(packageOf(file.path) ?? '', new Set(names));
  }
  const findings: Finding[] = [];
  for (const file of files) {
    const own = packageOf(file.path);
    const names = declared.get(own ?? '');
    if (!own || !names || !/\.tsx?$/.test(file.path) || isTest(file.path)) continue;
    for (const name of packagesOf(file.text)) {
      if (name === `@wl/${own}` || names.has(name) || names.has(`@types/${name}`)) continue;
      findings.push({ rule: 'declared imports', path: file.path, what: `imports ${name}` });
    }
  }
  return findings;
}

/** Feature through which the other features access the compiled game catalogue. */
const CATALOGUE_OWNER = 'titles';

/**
 * Files and folders outside the `titles` feature that may import the catalogue, because they need the math models to
 * compute the results of rounds or the return to player.
 */
const readersOfMathematics = [
  'market/economy/',
  'play/returns/actual-returns.ts',
  'play/bets/bonus-terms.ts',
  'play/rounds/get-round.ts',
  'play/returns/note-returns.ts',
  'play/games/open-game.ts',
  'play/open-rounds/stepped-round.ts',
  'wagers/audit-repository.ts',
].map((file) => `packages/server/src/features/${file}`);

/**
 * Checks that server features get games from the `titles` feature and do not import the catalogue, which contains only
 * titles of the `casino` product.
 */
function askTitles(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(({ path: file, text }) => {
    const isFree =
      featureOf(file) === CATALOGUE_OWNER ||
      readersOfMathematics.some((reader) => file.startsWith(reader));
    if (!file.startsWith('packages/server/src/') || isFree || isTest(file)) return [];
    return importsOf(text)
      .filter((specifier) => specifier.startsWith('@wl/games/catalogue/'))
      .map((specifier) => ({ rule: 'ask titles', path: file, what: `imports ${specifier}` }));
  });
}

const rules: readonly Rule[] = [
  importDirections,
  relativePathsStayInside,
  platformBelowFeatures,
  featureEntrances,
  entrancesFromFrame,
  featureCycles,
  tableOwners,
  sqlInRepositories,
  pureCode,
  injectedTime,
  oneTerm,
  ownCalls,
  tooFull,
  eventNames,
  functionHeaders,
  declaredImports,
  askTitles,
  bonusKinds,
  copiedBlocks,
  rawButtons,
  missingClasses,
  replacedNames,
  (files) => tooLong(files),
];

/** Applies all rules. Returns an empty list if no rule is violated. */
export function tidy(files: readonly SourceFile[]): Finding[] {
  return rules.flatMap((rule) => rule(files));
}
