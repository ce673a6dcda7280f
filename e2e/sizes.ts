import { globSync } from 'node:fs';

/**
 * Files whose tests run at desktop size. All other tests run at phone size, because most members use phones.
 * `support/sound.ts` also checks the layout of every opened page at the other size.
 */
const DESKTOP = [
  'affiliates',
  'office-bonuses',
  'campaigns',
  'office-payments',
  'editions',
  'first-owner',
  'lobby-order',
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
  'live-network',
  'live-blackjack',
  'live-tables',
  'dealt-table',
  'table-pictures',
  'table-windows',
  'clerk-replay',
];

/** Files whose tests run at both sizes. Tests that need only one size are tagged `@phone` or `@desktop`. */
const BOTH = ['api-docs', 'notifications', 'slots', 'windows'];

/**
 * Files whose tests measure transfer sizes, times or layout shifts. They run in a separate project, one after another.
 */
export const MEASURED = ['home-budget', 'page-budgets', 'lighthouse', 'layout-shift'];

export type Size = 'desktop' | 'phone';

/**
 * Returns true if a file's tests run at the given window size.
 * @param name file name without `.spec.ts`
 */
export const runsAt = (name: string, size: Size): boolean =>
  BOTH.includes(name) || DESKTOP.includes(name) === (size === 'desktop');

/**
 * Returns the glob patterns of the files whose tests run at the given size.
 * @throws Error if a listed file does not exist
 */
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
