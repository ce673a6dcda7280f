import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { MEASURED } from '../e2e/sizes.ts';
import { browserTests, relatedTests } from './related-tests.ts';

const root = path.resolve(import.meta.dirname, '..');

describe('the tests that a change can affect', () => {
  const sources = [
    ['packages/games/src/dice.ts', ''],
    ['packages/games/src/dice.test.ts', "import { roll } from './dice.ts';"],
    ['packages/server/src/features/wallet/rules.ts', "import { roll } from '@wl/games/dice';"],
    ['packages/server/src/features/wallet/top-up.test.ts', ''],
    ['packages/server/src/features/wallet/rules.test.ts', "import './rules.ts';"],
    ['packages/server/src/features/bag/bag.test.ts', "import '../wallet/rules.ts';"],
    ['packages/web/src/features/wallet/way.test.tsx', ''],
    ['packages/web/src/features/limits/limit.test.tsx', ''],
    ['packages/ui/src/surfaces/dialog.tsx', ''],
    ['packages/ui/src/surfaces/dialog.test.tsx', "import './dialog.tsx';"],
    ['e2e/wallet.spec.ts', ''],
    ['e2e/office-payments.spec.ts', ''],
    ['e2e/journey.spec.ts', ''],
  ].map(([file = '', text = '']) => ({ path: file, text }));
  const related = (...changed: string[]) => relatedTests(changed, sources);

  test('are those that import it, directly or indirectly', () => {
    expect(related('packages/games/src/dice.ts').vitest).toEqual([
      'packages/games/src/dice.test.ts',
      'packages/server/src/features/bag/bag.test.ts',
      'packages/server/src/features/wallet/rules.test.ts',
    ]);
  });
  test('are all of the feature of a changed contract, in every package and in the browser', () => {
    const { vitest, browser } = related('packages/contract/src/wallet.ts');
    expect(vitest).toEqual([
      'packages/server/src/features/wallet/rules.test.ts',
      'packages/server/src/features/wallet/top-up.test.ts',
      'packages/web/src/features/wallet/way.test.tsx',
    ]);
    expect(browser).toEqual(['e2e/office-payments.spec.ts', 'e2e/wallet.spec.ts']);
  });
  test('are only the changed file itself if it is a test', () => {
    expect(related('packages/web/src/features/limits/limit.test.tsx')).toEqual({
      vitest: ['packages/web/src/features/limits/limit.test.tsx'],
      browser: [],
    });
    expect(related('e2e/office-payments.spec.ts')).toEqual({
      vitest: [],
      browser: ['e2e/office-payments.spec.ts'],
    });
  });
  test('include the journey browser test for a file that belongs to no feature', () => {
    expect(related('packages/ui/src/surfaces/dialog.tsx')).toEqual({
      vitest: ['packages/ui/src/surfaces/dialog.test.tsx'],
      browser: ['e2e/journey.spec.ts'],
    });
  });
  test('are none for documents', () => {
    expect(related('docs/testing.md', 'README.md')).toEqual({ vitest: [], browser: [] });
  });
});

/** Browser tests that belong to no feature and are therefore missing from the map of features to tests. */
const ELSEWHERE = ['api-docs', 'sound'];

describe('the map of features to browser tests', () => {
  const names = globSync('e2e/*.spec.ts', { cwd: root }).map((file) =>
    path.basename(file, '.spec.ts'),
  );
  test('names every spec file except measurements and general ones, and no missing file', () => {
    const named = new Set(Object.values(browserTests).flat());
    expect([...named].sort()).toEqual(
      names.filter((name) => !MEASURED.includes(name) && !ELSEWHERE.includes(name)).sort(),
    );
  });
});
