import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { oneTerm, places, storedNames, withoutContract } from './one-term.ts';
import { readSources, type SourceFile } from './source.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sources = readSources(root);

const file = (at: string, text = ''): SourceFile => ({ path: at, text });
const wallet = file('packages/server/src/features/wallet/index.ts');

describe('one term', () => {
  test.each([
    file('packages/web/src/features/wallet/api.ts'),
    file('packages/contract/src/wallet.ts', `path: '/wallet',`),
    file('packages/contract/src/wallet.test.ts', `path: '/staff/wallet',`),
    file('packages/contract/src/office/wallet-cashier.ts', `path: '/staff/cashier',`),
    file('packages/contract/src/news/wallet.ts', `defineNews('wallet', {});`),
    file('packages/server/functions/wallet/wallet_credit.sql'),
  ])('accepts names of features and of their parts: $path', (one) => {
    expect(oneTerm([wallet, one])).toEqual([]);
  });

  test('reports a folder once', () => {
    const folder = 'packages/web/src/features/purse';
    const files = [wallet, file(`${folder}/api.ts`), file(`${folder}/routes.tsx`)];
    expect(oneTerm(files)).toEqual([
      { rule: 'one term', path: `${folder}/api.ts`, what: 'no server feature named purse' },
    ]);
  });

  test('accepts parts only in names of contract files', () => {
    const files = [wallet, file('packages/web/src/features/wallet-cashier/api.ts')];
    expect(oneTerm(files)).toHaveLength(1);
  });

  test.each(places.map(({ path: place, others }) => [String(place), place, others] as const))(
    'uses each exception, with a reason: %s',
    (_, place, others) => {
      const names = new Set(sources.map((one) => place.exec(one.path)?.[1]));
      expect(Object.keys(others).filter((name) => !names.has(name))).toEqual([]);
      expect(Object.values(others).every((reason) => reason.length > 15)).toBe(true);
    },
  );

  test('uses each exception for features without a contract file', () => {
    const paths = new Set(sources.map((one) => one.path));
    for (const name of Object.keys(withoutContract)) {
      expect(paths).toContain(`packages/server/src/features/${name}/staff-routes.ts`);
      expect(paths).not.toContain(`packages/contract/src/office/${name}.ts`);
    }
  });

  test('uses each exception for the names of stored events', () => {
    const events = sources.filter((one) => one.path.startsWith('packages/contract/src/events/'));
    for (const name of Object.keys(storedNames))
      expect(events.some(({ text }) => text.includes(`defineEvents('${name}'`))).toBe(true);
  });
});
