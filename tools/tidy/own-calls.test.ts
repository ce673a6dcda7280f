import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { callsOfOthers, otherCalls, ownCalls } from './own-calls.ts';
import { readSources, type SourceFile } from './source.ts';

const root = path.resolve(import.meta.dirname, '../..');

const file = (at: string, text = ''): SourceFile => ({ path: at, text });
const repository = [
  file('packages/server/src/features/limits/index.ts'),
  file('packages/server/src/features/wallet/index.ts'),
  file('packages/contract/src/limits.ts', `export const getLimits = defineCall({});`),
  file('packages/contract/src/wallet-top-ups.ts', `export const startTopUp = defineCall({});`),
  file('packages/contract/src/office/limits.ts', `export const memberLimits = defineCall({});`),
];
const imports = (names: string, contract: string) =>
  `import { ${names} } from '@wl/contract/${contract}';\n`;

describe('own calls', () => {
  test.each([
    ['web/src/features/wallet', imports('Limits, getLimits', 'limits'), 'getLimits of limits'],
    [
      'office/src/features/wallet',
      imports('memberLimits', 'office/limits'),
      'memberLimits of limits',
    ],
    ['web/src/features/limits', imports('startTopUp', 'wallet-top-ups'), 'startTopUp of wallet'],
  ])('reports a call of another feature in %s', (folder, text, call) => {
    const at = `packages/${folder}/components/panel.tsx`;
    expect(ownCalls([...repository, file(at, text)])).toEqual([
      { rule: 'own calls', path: at, what: `makes the call ${call}` },
    ]);
  });

  test.each([
    ['web/src/features/limits/api.ts', imports('getLimits', 'limits')],
    ['web/src/features/wallet/api.ts', imports('startTopUp', 'wallet-top-ups')],
    ['web/src/features/wallet/schema.ts', imports('Limits, type getLimits', 'limits')],
    ['web/src/features/wallet/api.test.ts', imports('getLimits', 'limits')],
    ['web/src/app/api.ts', imports('getLimits', 'limits')],
  ])('accepts own calls, schemas, tests and the frame: %s', (at, text) => {
    expect(ownCalls([...repository, file(`packages/${at}`, text)])).toEqual([]);
  });

  test('uses each exception, with a reason', () => {
    const made = new Set(
      callsOfOthers(readSources(root)).map(({ folder, feature }) => `${folder} ${feature}`),
    );
    const listed = Object.entries(otherCalls).flatMap(([folder, reasons]) =>
      Object.entries(reasons).map(([feature, reason]) => ({
        name: `${folder} ${feature}`,
        reason,
      })),
    );
    expect(listed.filter(({ name }) => !made.has(name))).toEqual([]);
    expect(listed.filter(({ reason }) => reason.length <= 15)).toEqual([]);
  });
});
