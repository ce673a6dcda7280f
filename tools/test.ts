/**
 * `npm test`: every check of the project, cheapest first, and the plain closing line `N passed, N failed`.
 * Each check without a report of its own counts as one test; Vitest and Playwright count theirs.
 * `npm test -- unit` (or `check`, `browser`) runs one part only, for work in progress.
 *
 * The run has to end (decision 0020): browser tests that `TEST_MINUTES` (80) leave no time for are not begun. They are counted and
 * named as not run, never as passed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { requireChromium } from './chromium.ts';

const node = process.execPath;
const started = Date.now();
const only = process.argv[2];
const minutes = Number(process.env['TEST_MINUTES'] ?? 80);
const totals = { passed: 0, failed: 0, notRun: 0 };

function run(name: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const from = Date.now();
  const result = spawnSync(node, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const ok = result.status === 0;
  console.log(
    `-- ${name}: ${ok ? 'ok' : 'FAILED'} in ${((Date.now() - from) / 1000).toFixed(1)} s`,
  );
  return ok;
}

function check(name: string, ...args: string[]): void {
  if (run(name, args)) totals.passed += 1;
  else totals.failed += 1;
}

function report(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
}

function unit(): void {
  const ok = run('unit and integration tests', ['node_modules/vitest/vitest.mjs', 'run']);
  const counts = report('test-results/vitest.json') as VitestReport | undefined;
  if (counts) {
    totals.passed += counts.numPassedTests;
    totals.failed += counts.numFailedTests;
    totals.notRun += counts.numPendingTests + counts.numTodoTests;
  }
  // A runner that fell over without a failing test, or a file that could not be loaded, is a failure too.
  if (!ok && !counts?.numFailedTests) totals.failed += 1;
}

function browser(): void {
  const leftMs = Math.max(60_000, started + minutes * 60_000 - Date.now());
  const ok = run('browser tests', [
    'node_modules/@playwright/test/cli.js',
    'test',
    `--global-timeout=${leftMs}`,
  ]);
  const found = report('test-results/playwright.json') as PlaywrightReport | undefined;
  if (found) {
    const { stats } = found;
    totals.passed += stats.expected + stats.flaky;
    totals.failed += stats.unexpected;
    totals.notRun += stats.skipped;
  }
  const isOutOfTime = found?.errors.every(({ message = '' }) => message.startsWith('Timed out'));
  if (!ok && !found?.stats.unexpected && !isOutOfTime) totals.failed += 1;
}

const tsc = 'node_modules/typescript/bin/tsc';
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

if (!only || only === 'check') {
  check('formatting', 'node_modules/oxfmt/bin/oxfmt', '--check', '.');
  check('types: server side', tsc, '-p', '.');
  for (const name of ['ui', 'web', 'office'])
    check(`types: ${name}`, tsc, '-p', `packages/${name}`);
  check('types: e2e', tsc, '-p', 'e2e');
  check('lint', 'node_modules/oxlint/bin/oxlint');
  check('messages', 'tools/messages.ts', '--check');
}
if (!only || only === 'unit' || only === 'browser') process.env['CHROMIUM'] = requireChromium();
if (!only || only === 'unit') {
  check('art', 'tools/art.ts');
  unit();
}
if (!only || only === 'browser') {
  check('build', 'tools/build.ts');
  browser();
}

console.log(`${Math.round((Date.now() - started) / 1000)} s`);
if (totals.notRun > 0) console.log(`${totals.notRun} not run (limit: ${minutes} minutes)`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0);
