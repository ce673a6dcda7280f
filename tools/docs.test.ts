import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorsDoc, errorsDocFile } from './errors-doc.ts';
import { permissionDifferences, permissionsDoc, permissionsDocFile } from './permissions-doc.ts';

test('docs/errors.md is current (node tools/errors-doc.ts writes it)', async () => {
  expect(readFileSync(errorsDocFile, 'utf8')).toBe(await errorsDoc());
});

test('docs/permissions.md is current (node tools/permissions-doc.ts writes it)', async () => {
  expect(readFileSync(permissionsDocFile, 'utf8')).toBe(await permissionsDoc());
});

test('every permission that a staff call asks for is held by a role, and none is left over', async () => {
  expect(await permissionDifferences()).toEqual({ unknown: [], unused: [] });
});

test('every test that docs/states.md names exists', () => {
  const doc = readFileSync('docs/states.md', 'utf8');
  const named = [...doc.matchAll(/`([^`]+\.ts) › ([^`]+)`/g)];
  expect(named.length).toBeGreaterThanOrEqual(20);
  const missing = named.filter(
    ([, file = '', title = '']) => !readFileSync(file, 'utf8').includes(`'${title}'`),
  );
  expect(missing.map(([name]) => name)).toEqual([]);
});
