import path from 'node:path';
import { importsOf, type SourceFile } from './tidy/source.ts';

/** Tests that a change can affect. */
export interface RelatedTests {
  /** Vitest files. */
  vitest: string[];
  /** Playwright files. */
  browser: string[];
}

/**
 * File names, without extension, of each feature's browser tests. A browser test follows a user journey, which can
 * include several features.
 */
export const browserTests: Readonly<Record<string, readonly string[]>> = {
  achievements: ['achievements'],
  activities: ['activities'],
  affiliates: ['affiliates'],
  bag: ['bag', 'office-bonuses', 'bonus-money'],
  campaigns: ['campaigns'],
  details: ['my-passport'],
  editions: ['editions'],
  support: ['support-tickets', 'my-tickets'],
  'canned-replies': ['chat'],
  chat: ['chat', 'chat-visitors'],
  articles: ['articles', 'info-pages'],
  exclusions: ['exclusions', 'safe-travel'],
  fairness: ['journey'],
  errors: ['navigation'],
  info: ['info', 'info-pages', 'navigation'],
  journey: ['skills', 'activities', 'journey'],
  'journey-replay': ['journey-replay'],
  ledger: ['office-payments', 'wallet', 'reports'],
  limits: ['limits'],
  lobby: ['lobby', 'lobby-order'],
  market: ['market', 'office-market'],
  members: ['registration', 'restricted-access', 'recovery', 'login-gate', 'second-factor'],
  missions: ['missions'],
  notifications: ['notifications', 'support-tickets', 'my-tickets'],
  'own-play': ['safe-travel'],
  offers: ['settings'],
  passport: ['my-passport', 'office-documents'],
  'personal-data': ['personal-data'],
  play: [
    'slots',
    'tables',
    'blackjack',
    'keno',
    'sic-bo',
    'three-card-poker',
    'video-poker',
    'play-keyboard',
    'reload',
    'unanswered-bets',
    'windows',
    'office-games',
  ],
  playlists: ['playlists'],
  ratings: ['playlists'],
  reports: ['reports'],
  settings: ['settings'],
  staff: ['shift', 'office-payments', 'first-owner', 'passkeys', 'staff'],
  titles: ['lobby', 'office-games'],
  'table-pictures': ['table-pictures'],
  tables: [
    ...['live-tables', 'live-blackjack', 'live-network', 'dealt-table', 'lobby-tables'],
    ...['table-windows', 'clerk-replay'],
  ],
  tournaments: ['tournaments'],
  travel: ['travel'],
  wallet: ['wallet', 'office-payments'],
  welcome: ['journey', 'travel'],
};

/**
 * Browser test of a user journey through all features. It also runs for changes to sources that belong to no feature.
 */
const EVERYWHERE = 'journey';

export const isVitest = (file: string) => /^(packages|tools)\/.*\.test\.tsx?$/.test(file);
export const isBrowserTest = (file: string) => /^e2e\/[^/]+\.spec\.ts$/.test(file);

/**
 * Returns the feature to which a file belongs, if that feature has browser tests. Recognises files below `features/`
 * and contract files (`limits.ts`, `office/wallet-cashier.ts`).
 */
export function featureOf(file: string): string | undefined {
  const folder = /^packages\/[^/]+\/src\/features\/([^/]+)\//.exec(file)?.[1];
  const contract = /^packages\/contract\/src\/(?:office\/)?([^/]+)\.ts$/.exec(file)?.[1];
  let name = folder ?? contract ?? '';
  // A contract file can be named after a feature plus a suffix, as in `wallet-cashier`. Remove words from the end until
  // a feature matches.
  while (!folder && !(name in browserTests) && name.includes('-'))
    name = name.slice(0, name.lastIndexOf('-'));
  return name in browserTests ? name : undefined;
}

/** Resolves an import to a file in the repository. Returns undefined for third-party packages. */
function targetOf(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  const own = /^@wl\/([^/]+)\/(.+)$/.exec(specifier);
  const base = own
    ? `packages/${own[1] ?? ''}/src/${own[2] ?? ''}`
    : specifier.startsWith('.') && path.posix.join(path.posix.dirname(from), specifier);
  if (!base) return undefined;
  return [base, `${base}.ts`, `${base}.tsx`].find((file) => known.has(file));
}

/** Returns a map from each imported file to the files that import it directly. */
export function importersOf(sources: readonly SourceFile[]): Map<string, string[]> {
  const known = new Set(sources.map((source) => source.path));
  const importers = new Map<string, string[]>();
  for (const { path: from, text } of sources)
    for (const specifier of importsOf(text)) {
      const target = targetOf(from, specifier, known);
      if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), from]);
    }
  return importers;
}

/** Returns `files` and all files that import one of them, directly or indirectly. */
function dependentsOf(files: readonly string[], importers: ReadonlyMap<string, string[]>) {
  const found = new Set(files);
  // This loop also visits the files that it adds to the set.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}

const isSource = (file: string) =>
  /^packages\/[^/]+\/(src|migrations)\/.*\.(tsx?|css|sql|po|md)$/.test(file);

/**
 * Returns the browser tests to run for the changed files: the tests of each changed feature, and `journey` if a source
 * file outside all features has changed.
 */
function browserTestsFor(changed: readonly string[], known: ReadonlySet<string>): string[] {
  const names = changed.filter(isSource).flatMap((file) => {
    if (isVitest(file)) return [];
    const feature = featureOf(file);
    return feature === undefined ? [EVERYWHERE] : (browserTests[feature] ?? []);
  });
  const files = names.map((name) => `e2e/${name}.spec.ts`);
  const support = changed.some((file) => file.startsWith('e2e/support/'));
  return [
    ...changed.filter(isBrowserTest),
    ...files,
    ...(support ? [`e2e/${EVERYWHERE}.spec.ts`] : []),
  ].filter((file) => known.has(file));
}

/**
 * Returns the tests that a change can affect:
 * - tests in the folders of the changed files
 * - tests that import these files directly or indirectly
 * - all tests of the features that contain the files, because the server finds its features by file name at startup,
 *   not by imports
 *
 * @param changed paths from the root, with forward slashes; may include deleted files
 * @param sources all sources of the repository, including tests
 */
export function relatedTests(
  changed: readonly string[],
  sources: readonly SourceFile[],
): RelatedTests {
  const known = new Set(sources.map((source) => source.path));
  const features = new Set(changed.map(featureOf).filter((name) => name !== undefined));
  const folders = new Set(
    changed.filter((file) => !file.startsWith('e2e/')).map((file) => path.posix.dirname(file)),
  );
  const dependents = dependentsOf(changed, importersOf(sources));
  const vitest = [...known].filter(isVitest).filter((test) => {
    const feature = featureOf(test);
    return (
      dependents.has(test) ||
      folders.has(path.posix.dirname(test)) ||
      (feature !== undefined && features.has(feature))
    );
  });
  return {
    vitest: vitest.sort(),
    browser: [...new Set(browserTestsFor(changed, known))].sort(),
  };
}
