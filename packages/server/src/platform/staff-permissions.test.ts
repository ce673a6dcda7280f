import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findPermissions } from './staff-permissions.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-permissions-'));
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

/** Writes a `staff-permissions.ts` for each feature into a new folder, and returns the folder. */
function featuresWith(sources: Record<string, string>): string {
  const features = fs.mkdtempSync(path.join(folder, 'features-'));
  for (const [feature, source] of Object.entries(sources)) {
    fs.mkdirSync(path.join(features, feature));
    fs.writeFileSync(path.join(features, feature, 'staff-permissions.ts'), source);
  }
  return features;
}

test('the permissions of every feature are found', async () => {
  const found = await findPermissions(
    featuresWith({
      bar: `export const permissions = { 'drinks.view': ['support'] };`,
      kitchen: `export const permissions = { 'meals.cook': ['risk'], 'meals.view': [] };`,
    }),
  );
  expect([...found]).toEqual([
    ['bar', { 'drinks.view': ['support'] }],
    ['kitchen', { 'meals.cook': ['risk'], 'meals.view': [] }],
  ]);
});

test('a permission that two features declare is rejected', async () => {
  const twice = `export const permissions = { 'meals.view': [] };`;
  await expect(findPermissions(featuresWith({ bar: twice, kitchen: twice }))).rejects.toThrow(
    'bar and kitchen both declare the permission "meals.view".',
  );
});

test('a file without permissions is rejected', async () => {
  const other = 'export const other = {};';
  await expect(findPermissions(featuresWith({ bar: other }))).rejects.toThrow(
    'features/bar/staff-permissions.ts must export "permissions".',
  );
});
