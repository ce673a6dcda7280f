import { globSync } from 'node:fs';

/**
 * Files whose tests run at desktop size. Each page they reach is laid out at the other size as well
 * (`support/sound.ts`), so behaviour is tested once and layout twice. Files that are not listed test member pages and
 * run on a phone, which most members use.
 */
const DESKTOP = [
  'affiliates',
  'office-bonuses',
  'campaigns',
  'office-payments',
  'editions',
  'first-owner',
  'floor-order',
  'office-games',
  'journey-replay',
  'support-tickets',
  'lobby',
  'office-market',
  'passkeys',
  'office-documents',
  'play-keyboard',
  'shift',
  'staff',
  'tournaments',
];

/** Files with tests for both sizes. Tests are tagged `@phone` or `@desktop` unless their behaviour differs between the sizes. */
const BOTH = ['api-docs', 'notifications', 'slots', 'windows'];

/** Files that measure bytes and times. They run alone, in a separate project. */
export const MEASURED = ['home-budget', 'page-budgets', 'lighthouse', 'layout-shift'];

export type Size = 'desktop' | 'phone';

/** Returns true if a file of browser tests runs at a size. @param name name of the file, without its ending */
export const runsAt = (name: string, size: Size): boolean =>
  BOTH.includes(name) || DESKTOP.includes(name) === (size === 'desktop');

/** Returns the patterns of the files that run at a size. @throws Error when a listed file does not exist */
export function sizeFiles(size: Size): string[] {
  const names = globSync('*.spec.ts', { cwd: import.meta.dirname }).map((file) =>
    file.replace('.spec.ts', ''),
  );
  const missing = [...DESKTOP, ...BOTH, ...MEASURED].find((name) => !names.includes(name));
  if (missing) throw new Error(`e2e/sizes.ts names ${missing}.spec.ts, which does not exist`);
  return names
    .filter((name) => !MEASURED.includes(name) && runsAt(name, size))
    .map((name) => `**/${name}.spec.ts`);
}
