import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { architectureDoc, architectureDocFile } from './features-doc.ts';
import { decisionsDoc, decisionsDocFile } from './decisions-doc.ts';
import { errorsDoc, errorsDocFile } from './errors-doc.ts';
import { protectionDoc, protectionDocFile, protectionFaults } from './protection-doc.ts';
import { permissionDifferences, permissionsDoc, permissionsDocFile } from './permissions-doc.ts';

test('docs/errors.md is current (node tools/errors-doc.ts writes it)', async () => {
  expect(readFileSync(errorsDocFile, 'utf8')).toBe(await errorsDoc());
});

test('the features of docs/architecture.md are current (node tools/features-doc.ts writes them)', () => {
  expect(readFileSync(architectureDocFile, 'utf8')).toBe(architectureDoc());
});

test('docs/decisions/README.md is current (node tools/decisions-doc.ts writes it)', () => {
  expect(readFileSync(decisionsDocFile, 'utf8')).toBe(decisionsDoc());
});

test('docs/permissions.md is current (node tools/permissions-doc.ts writes it)', async () => {
  expect(readFileSync(permissionsDocFile, 'utf8')).toBe(await permissionsDoc());
});

test('docs/protection.md is current (node tools/protection-doc.ts writes it)', async () => {
  expect(readFileSync(protectionDocFile, 'utf8')).toBe(await protectionDoc());
});

test('every switch, gate and limit is read in the server and has a test', () => {
  expect(protectionFaults()).toEqual([]);
});

test('a feature declares every permission that staff calls require, and each is required by its own calls', async () => {
  expect(await permissionDifferences()).toEqual({ unknown: [], unused: [] });
});
