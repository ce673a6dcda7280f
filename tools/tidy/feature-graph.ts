import path from 'node:path';
import type { Finding } from './rules.ts';
import { importsOf, type SourceFile } from './source.ts';

const applications = ['server', 'web', 'office'] as const;

const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/testing[^/]*\.tsx?$/.test(file);

/** Import from another feature of the same application. */
interface FeatureImport {
  file: string;
  from: string;
  to: string;
  /** Path of the imported file, relative to the folder of the imported feature. */
  target: string;
}

function importsOfFeatures(
  files: readonly SourceFile[],
  application: (typeof applications)[number],
): FeatureImport[] {
  const inFeature = new RegExp(`^packages/${application}/src/features/([^/]+)/(.+)$`);
  return files.flatMap(({ path: file, text }) => {
    const from = inFeature.exec(file)?.[1];
    if (from === undefined || !/\.tsx?$/.test(file) || isTest(file)) return [];
    return importsOf(text).flatMap((specifier) => {
      if (!specifier.startsWith('.')) return [];
      const imported = path.posix.join(path.posix.dirname(file), specifier);
      const [, to, target] = inFeature.exec(imported) ?? [];
      if (to === undefined || target === undefined || to === from) return [];
      return [{ file, from, to, target }];
    });
  });
}

/** Returns, for each feature, all features that it imports directly or indirectly. */
function reachable(imports: readonly FeatureImport[]): Map<string, Set<string>> {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reached = new Map<string, Set<string>>();
  for (const start of next.keys()) {
    const found = new Set<string>();
    const open = [start];
    for (let feature = open.pop(); feature !== undefined; feature = open.pop())
      for (const other of next.get(feature) ?? [])
        if (!found.has(other)) {
          found.add(other);
          open.push(other);
        }
    reached.set(start, found);
  }
  return reached;
}

/** Reports each import that is part of an import cycle between the features of an application. */
export function featureCycles(files: readonly SourceFile[]): Finding[] {
  return applications.flatMap((application) => {
    const imports = importsOfFeatures(files, application);
    const reached = reachable(imports);
    return imports
      .filter(({ from, to }) => reached.get(to)?.has(from))
      .map(({ file, from, to }) => ({
        rule: 'feature cycle',
        path: file,
        what: `${from} → ${to} → … → ${from}`,
      }));
  });
}

/** Feature files that the web application's frame loads directly, not through `index.ts`, each with the reason. */
const loadedByFrame: Readonly<Record<string, string>> = {
  'chat/components/launcher.tsx': 'Loaded when the page is idle, without the code of the panel.',
  'notifications/bell-panel.ts': 'Loaded when a member presses the bell, with its texts.',
};

/**
 * Checks that code of the web application outside `features/` imports features only through their index.ts. Imports by
 * file name pattern (`import.meta.glob`) are exempt.
 */
export function entrancesFromFrame(files: readonly SourceFile[]): Finding[] {
  const folder = 'packages/web/src/features/';
  return files.flatMap(({ path: file, text }) => {
    const isFrame = file.startsWith('packages/web/src/') && !file.startsWith(folder);
    if (!isFrame || !/\.tsx?$/.test(file) || isTest(file)) return [];
    return importsOf(text)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => path.posix.join(path.posix.dirname(file), specifier))
      .filter((target) => target.startsWith(folder))
      .map((target) => target.slice(folder.length))
      .filter((target) => !/^[^/]+\/index\.ts$/.test(target) && !(target in loadedByFrame))
      .map((target) => ({ rule: 'feature entrance', path: file, what: target }));
  });
}

/** Checks that features import each other only through index.ts. */
export function featureEntrances(files: readonly SourceFile[]): Finding[] {
  return applications.flatMap((application) =>
    importsOfFeatures(files, application)
      .filter(({ target }) => target !== 'index.ts')
      .map(({ file, to, target }) => ({
        rule: 'feature entrance',
        path: file,
        what: `${to}/${target}`,
      })),
  );
}
