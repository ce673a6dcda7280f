import path from 'node:path';
import { runsAt, type Size } from '../../e2e/sizes.ts';
import { browserTests, featureOf, importersOf, isBrowserTest, isVitest } from '../related-tests.ts';
import type { SourceFile } from '../tidy/source.ts';
import type { Area, PlantedFault } from './catalogue.ts';

/** Program that runs a test file: Vitest, or Playwright at one of the two window sizes. */
export type Runner = 'vitest' | Size;

/** Test files that run together. For each fault, the stages run one after another until a test detects the fault. */
export interface Stage {
  runner: Runner;
  files: string[];
}

/** Maximum length of the import chain from a related test to the patched source file. */
const NEAR = 2;
/**
 * Maximum number of tests selected because they import the patched file. Tests beyond this number are skipped, because
 * they are unlikely to detect its faults.
 */
const MOST_IMPORTERS = 12;

/** Features whose browser tests run for a fault, keyed by area. Used if the patched file belongs to no feature. */
const featuresOfArea: Readonly<Record<Area, readonly string[]>> = {
  money: ['wallet', 'ledger'],
  limits: ['limits', 'exclusions'],
  bonuses: ['bag'],
  journey: ['journey', 'missions'],
  passport: ['passport', 'members'],
  office: ['staff', 'passport'],
  realtime: ['wallet', 'play'],
};

/** Returns up to 12 Vitest files that import `file`, directly or through one other module, direct importers first. */
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

/**
 * Returns the Vitest files to run for a fault: first those in the folder of the patched file, then those of its
 * feature, then those that import the file.
 */
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

/** Returns one stage for each window size, with the browser tests that run at that size. */
function atSizes(files: readonly string[]): Stage[] {
  return (['desktop', 'phone'] as const).map((runner) => ({
    runner,
    files: files.filter((file) => runsAt(path.posix.basename(file, '.spec.ts'), runner)),
  }));
}

/**
 * Returns the tests to run for a fault, in stages. The tests named in the patch come first, followed by the tests found
 * by feature and imports. In both groups, Vitest tests run before browser tests.
 * @param sources all sources of the repository, including tests
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
  const browserHints = hints.filter(isBrowserTest);
  return [
    { runner: 'vitest', files: hints.filter(isVitest) },
    ...atSizes(browserHints),
    { runner: 'vitest', files: related.filter((file) => !hinted.has(file)) },
    ...atSizes(others),
  ];
}
