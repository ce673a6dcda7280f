import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { playwrightResults, readReport } from './run-results.ts';

/** Project root. Its Playwright configuration also applies to the specs that these tests generate. */
const root = path.resolve(import.meta.dirname, '..');
let folder = '';

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Runs a Playwright spec in a temporary folder, without a browser or a casino server.
 * @returns the test counts and the printed output
 */
function runSpec(spec: string) {
  // Create the folder inside the project, so that Node can resolve imports of Playwright from it.
  folder = mkdtempSync(path.join(root, 'test-results-flaky-'));
  writeFileSync(
    path.join(folder, 'a.spec.ts'),
    `import { test } from '@playwright/test';\n${spec}`,
  );
  writeFileSync(
    path.join(folder, 'playwright.config.ts'),
    `import config from '../playwright.config.ts';
     const { retries, retryStrategy, workers } = config;
     export default {
       retries, retryStrategy, workers, testDir: '.', outputDir: 'out', fullyParallel: true,
       projects: [{ name: 'desktop' }],
       reporter: [['list'], ['json', { outputFile: 'report.json' }]],
     };`,
  );
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  const run = spawnSync(process.execPath, [cli, 'test'], { cwd: folder, encoding: 'utf8' });
  const found = readReport(path.join(folder, 'report.json'), playwrightResults);
  if (!found) throw new Error(`Playwright left no report: ${run.stdout}${run.stderr}`);
  return { ...found, output: run.stdout };
}

const flaky = (name: string) =>
  `test('${name}', ({}, info) => { if (info.retry === 0) throw new Error('${name} lost a race'); });\n`;
const sound = (name: string) => `test('${name}', () => {});\n`;

describe('a browser test that fails', () => {
  test('is retried after all others; two flaky tests are named and the run passes', () => {
    const found = runSpec(flaky('one') + flaky('two') + sound('last'));
    expect(found).toMatchObject({ passed: 3, failed: 0, failures: [] });
    expect(found.flaky).toEqual([
      '[desktop] a.spec.ts › one: Error: one lost a race',
      '[desktop] a.spec.ts › two: Error: two lost a race',
    ]);
    const retried = found.output.indexOf('retry #1');
    expect(retried).toBeGreaterThan(found.output.indexOf('last'));
  });

  test('fails the run when three are flaky', () => {
    const found = runSpec(['one', 'two', 'three'].map(flaky).join(''));
    expect(found).toMatchObject({ passed: 0, failed: 3 });
    expect(found.failures.join()).toContain('three lost a race');
  });

  test('fails the run when it also fails on retry', () => {
    const found = runSpec(`${sound('one')}test('two', () => { throw new Error('broken'); });`);
    expect(found).toMatchObject({ passed: 1, failed: 1, flaky: [] });
    expect(found.failures).toEqual(['[desktop] a.spec.ts › two: Error: broken']);
  });

  test('in a serial file is retried with the tests before it', () => {
    const serial = "test.describe.configure({ mode: 'serial' });\n";
    const found = runSpec(serial + sound('one') + flaky('two') + sound('three'));
    expect(found).toMatchObject({ passed: 3, failed: 0, notRun: 0 });
    expect(found.flaky).toHaveLength(1);
  });
});
