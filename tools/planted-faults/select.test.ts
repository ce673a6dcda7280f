import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSources, type SourceFile } from '../tidy/source.ts';
import { readFaults, type PlantedFault } from './catalogue.ts';
import { groupFaults } from './group.ts';
import { featureOf } from '../related-tests.ts';
import { stagesOf } from './select.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sources = readSources(root);

const fault = (changes: Partial<PlantedFault> = {}): PlantedFault => ({
  name: 'money-too-much',
  area: 'money',
  consequence: 'A payout is too high.',
  hints: [],
  file: 'packages/server/src/features/wallet/rules.ts',
  removed: ['one'],
  added: ['two'],
  ...changes,
});
const source = (file: string, text = ''): SourceFile => ({ path: file, text });

describe('the feature of a file', () => {
  test.each([
    ['packages/web/src/features/bag/waits.ts', 'bag'],
    ['packages/contract/src/limits.ts', 'limits'],
    ['packages/contract/src/office/wallet-cashier.ts', 'wallet'],
    ['packages/contract/src/office/own-play.ts', 'own-play'],
    ['packages/games/src/money.ts', undefined],
    ['packages/contract/src/call.ts', undefined],
  ])('is derived from its path: %s', (file, feature) => {
    expect(featureOf(file)).toBe(feature);
  });
});

describe('the related tests of a fault', () => {
  const some = [
    source('packages/server/src/features/wallet/rules.ts'),
    source('packages/server/src/features/wallet/rules.test.ts', "from './rules.ts'"),
    source('packages/server/src/features/bag/deposits.ts', "from '../wallet/rules.ts'"),
    source('packages/server/src/features/bag/bag.test.ts', "from './deposits.ts'"),
    source('packages/server/src/features/lobby/lobby.test.ts', "from './lobby.ts'"),
    source('packages/web/src/features/wallet/filters.test.ts'),
    source('e2e/wallet.spec.ts'),
    source('e2e/office-payments.spec.ts'),
    source('e2e/lobby.spec.ts'),
  ];

  test('are those of its feature and those that import its source, Vitest first', () => {
    expect(stagesOf(fault(), some).filter(({ files }) => files.length > 0)).toEqual([
      {
        runner: 'vitest',
        files: [
          'packages/server/src/features/wallet/rules.test.ts',
          'packages/web/src/features/wallet/filters.test.ts',
          'packages/server/src/features/bag/bag.test.ts',
        ],
      },
      // Browser tests have one runner per window size. e2e/sizes.ts assigns the sizes to the test files.
      { runner: 'desktop', files: ['e2e/office-payments.spec.ts'] },
      { runner: 'phone', files: ['e2e/wallet.spec.ts'] },
    ]);
  });

  test('begin with the tests that the fault names, if they still exist', () => {
    const hints = ['e2e/wallet.spec.ts', 'packages/server/src/features/wallet/moved.test.ts'];
    const [hinted, desktop, phone, , others] = stagesOf(fault({ hints }), some);
    expect(hinted).toEqual({ runner: 'vitest', files: [] });
    expect(desktop).toEqual({ runner: 'desktop', files: [] });
    expect(phone).toEqual({ runner: 'phone', files: ['e2e/wallet.spec.ts'] });
    expect(others).toEqual({ runner: 'desktop', files: ['e2e/office-payments.spec.ts'] });
  });

  test('are those of its area when the source belongs to no feature', () => {
    const stages = stagesOf(fault({ file: 'packages/games/src/money.ts' }), some);
    expect(stages.slice(-2).map(({ files }) => files)).toEqual([
      ['e2e/office-payments.spec.ts'],
      ['e2e/wallet.spec.ts'],
    ]);
  });

  test('exist for every stored fault', () => {
    for (const one of readFaults(import.meta.dirname)) {
      const stages = stagesOf({ ...one, hints: [] }, sources);
      expect(stages.flatMap(({ files }) => files).length, one.name).toBeGreaterThan(0);
    }
  });
});

describe('faults that are planted together', () => {
  const one = { fault: fault({ file: 'a.ts' }), files: ['e2e/wallet.spec.ts'] };
  const other = { fault: fault({ file: 'b.ts' }), files: ['e2e/bag.spec.ts'] };
  const sameTest = { fault: fault({ file: 'c.ts' }), files: ['e2e/wallet.spec.ts'] };
  const sameSource = { fault: fault({ file: 'a.ts' }), files: ['e2e/lobby.spec.ts'] };
  const untested = { fault: fault({ file: 'd.ts' }), files: [] };

  test('share neither tests nor a source', () => {
    const all = [one, other, sameTest, sameSource, untested];
    expect(groupFaults(all, true)).toEqual([
      [one, other],
      [sameTest, sameSource],
    ]);
  });

  test('are one at a time when grouping is off', () => {
    expect(groupFaults([one, other, untested], false)).toEqual([[one], [other]]);
  });
});
