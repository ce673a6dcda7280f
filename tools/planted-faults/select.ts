import path from 'node:path';
import { importsOf, type SourceFile } from '../tidy/source.ts';
import type { Area, PlantedFault } from './catalogue.ts';

/** How a test file runs: by Vitest, or by Playwright in one of its two sizes. */
export type Runner = 'vitest' | 'desktop' | 'phone';

/** Tests that run together; a fault passes from one stage to the next until a test notices it. */
export interface Stage {
  runner: Runner;
  files: string[];
}

/** Imports between a patched source and a test that still counts as related. */
const NEAR = 2;
/** More importing tests than this say that the source is used everywhere, which relates nothing. */
const MOST_IMPORTERS = 12;

/** Browser tests of each feature: their names say what they walk through, and not always which feature that is. */
export const browserTests: Readonly<Record<string, readonly string[]>> = {
  achievements: ['achievements'],
  affiliates: ['affiliates'],
  bag: ['bag', 'bonus-desk', 'bonus-money'],
  campaigns: ['campaigns'],
  details: ['my-passport'],
  editions: ['editions'],
  enquiries: ['letters'],
  exclusions: ['exclusions', 'safe-travel'],
  fairness: ['journey'],
  info: ['info'],
  journey: ['skills', 'activities', 'journey'],
  'journey-replay': ['journey-replay'],
  ledger: ['desk', 'wallet'],
  limits: ['limits'],
  lobby: ['lobby', 'floor-order'],
  market: ['market', 'market-desk'],
  members: ['registration', 'recovery', 'login-gate', 'second-factor'],
  missions: ['missions'],
  notifications: ['notifications', 'letters'],
  'own-play': ['safe-travel'],
  offers: ['settings'],
  passport: ['my-passport', 'passport-desk'],
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
    'windows',
    'games-desk',
  ],
  playlists: ['playlists'],
  ratings: ['playlists'],
  settings: ['settings'],
  staff: ['shift', 'desk'],
  tournaments: ['tournaments'],
  travel: ['travel'],
  wallet: ['wallet', 'desk'],
};

/** Features of a source that belongs to none, by the area of its fault. */
const featuresOfArea: Readonly<Record<Area, readonly string[]>> = {
  money: ['wallet', 'ledger'],
  limits: ['limits', 'exclusions'],
  bonuses: ['bag'],
  journey: ['journey', 'missions'],
  passport: ['passport', 'members'],
  office: ['staff', 'passport'],
  realtime: ['wallet', 'play'],
};

const isVitest = (file: string) => /^(packages|tools)\/.*\.test\.tsx?$/.test(file);
const isBrowserTest = (file: string) => /^e2e\/[^/]+\.spec\.ts$/.test(file);

/** The feature that a file belongs to, by its folder, or in `contract` by its name. */
export function featureOf(file: string): string | undefined {
  const found =
    /^packages\/[^/]+\/src\/features\/([^/]+)\//.exec(file) ??
    /^packages\/contract\/src\/([^/]+)\.ts$/.exec(file);
  const name = found?.[1];
  return name !== undefined && name in browserTests ? name : undefined;
}

/** Resolves an import of one of our own modules to its file; undefined for packages of others. */
function targetOf(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  const own = /^@wl\/([^/]+)\/(.+)$/.exec(specifier);
  const base = own
    ? `packages/${own[1] ?? ''}/src/${own[2] ?? ''}`
    : specifier.startsWith('.') && path.posix.join(path.posix.dirname(from), specifier);
  if (!base) return undefined;
  return [base, `${base}.ts`, `${base}.tsx`].find((file) => known.has(file));
}

/** Importers of the same sources are asked for with every fault. */
const kept = new WeakMap<readonly SourceFile[], Map<string, string[]>>();

/** Files that import each file. */
function importersOf(sources: readonly SourceFile[]): Map<string, string[]> {
  const before = kept.get(sources);
  if (before) return before;
  const known = new Set(sources.map((source) => source.path));
  const importers = new Map<string, string[]>();
  for (const { path: from, text } of sources)
    for (const specifier of importsOf(text)) {
      const target = targetOf(from, specifier, known);
      if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), from]);
    }
  kept.set(sources, importers);
  return importers;
}

/** Vitest files that reach `file` over at most two imports, the nearest first. */
function importingTests(file: string, importers: ReadonlyMap<string, string[]>): string[] {
  const found: string[] = [];
  let layer = [file];
  const seen = new Set(layer);
  for (let far = 0; far < NEAR; far += 1) {
    layer = layer.flatMap((one) => importers.get(one) ?? []).filter((one) => !seen.has(one));
    for (const one of layer) seen.add(one);
    found.push(...[...new Set(layer)].filter(isVitest).sort());
    if (found.length >= MOST_IMPORTERS) break;
  }
  return found.slice(0, MOST_IMPORTERS);
}

/** Vitest files of a fault: those of its folder and feature, then those that import the patched source. */
function relatedVitest(
  { file }: PlantedFault,
  feature: string | undefined,
  sources: readonly SourceFile[],
): string[] {
  const tests = sources.map((source) => source.path).filter(isVitest);
  const folder = path.posix.dirname(file);
  return [
    ...tests.filter((test) => path.posix.dirname(test) === folder),
    ...tests.filter((test) => feature !== undefined && featureOf(test) === feature),
    ...importingTests(file, importersOf(sources)),
  ];
}

/**
 * Orders the tests of a fault in stages: the hinted ones, then those found by feature and imports, Vitest before browser tests,
 * and the phone's size last.
 * @param sources all sources of the repository, with their tests
 */
export function stagesOf(fault: PlantedFault, sources: readonly SourceFile[]): Stage[] {
  const known = new Set(sources.map((source) => source.path));
  const feature = featureOf(fault.file);
  const features = feature === undefined ? featuresOfArea[fault.area] : [feature];
  const hints = fault.hints.filter((file) => known.has(file));
  const related = [...new Set(relatedVitest(fault, feature, sources))];
  const specs = features
    .flatMap((one) => browserTests[one] ?? [])
    .map((name) => `e2e/${name}.spec.ts`);
  const hinted = new Set(hints);
  const others = [...new Set(specs)].filter((file) => known.has(file) && !hinted.has(file));
  const stages: Stage[] = [
    { runner: 'vitest', files: hints.filter(isVitest) },
    { runner: 'desktop', files: hints.filter(isBrowserTest) },
    { runner: 'vitest', files: related.filter((file) => !hinted.has(file)) },
    { runner: 'desktop', files: others },
    { runner: 'phone', files: [...hints.filter(isBrowserTest), ...others] },
  ];
  return stages;
}
