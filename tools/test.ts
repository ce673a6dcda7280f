/**
 * `npm test`: every check of the project, cheapest first, and the plain closing line `N passed, N failed`.
 * Each check without a report of its own counts as one test; Vitest and Playwright count theirs.
 * `npm test -- unit` (or `check`, `browser`) runs one part only, for work in progress.
 *
 * The run has to end (decision 0020): browser tests that `TEST_MINUTES` (80) leave no time for are not begun. They are counted and
 * named as not run, never as passed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { requireChromium } from './chromium.ts';
import { playwrightResults, readReport, type TestResults, vitestResults } from './run-results.ts';

const node = process.execPath;
const started = Date.now();
const only = process.argv[2];
const minutes = Number(process.env['TEST_MINUTES'] ?? 80);
const totals = { passed: 0, failed: 0, notRun: 0 };
/** Said again at the end, where whoever looks at a long run looks first. */
const failures: string[] = [];
let isOutOfTime = false;

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
  if (run(name, args)) {
    totals.passed += 1;
    return;
  }
  totals.failed += 1;
  failures.push(name);
}

/** Adds a runner's report to the totals. One that fell over without a failure to name has failed once. */
function add(ok: boolean, found: TestResults | undefined): void {
  totals.passed += found?.passed ?? 0;
  totals.failed += found?.failed ?? 0;
  totals.notRun += found?.notRun ?? 0;
  failures.push(...(found?.failures ?? []));
  isOutOfTime = found?.isOutOfTime ?? false;
  if (!ok && !found?.failed && !isOutOfTime) totals.failed += 1;
}

function unit(): void {
  const ok = run('unit and integration tests', ['node_modules/vitest/vitest.mjs', 'run']);
  add(ok, readReport('test-results/vitest.json', vitestResults));
}

function browser(): void {
  const leftMs = Math.max(60_000, started + minutes * 60_000 - Date.now());
  const ok = run('browser tests', [
    'node_modules/@playwright/test/cli.js',
    'test',
    `--global-timeout=${leftMs}`,
  ]);
  add(ok, readReport('test-results/playwright.json', playwrightResults));
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
  check('API document', 'tools/openapi/check.ts');
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

for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${Math.round((Date.now() - started) / 1000)} s`);
if (totals.notRun > 0)
  console.log(`${totals.notRun} not run${isOutOfTime ? ` (limit: ${minutes} minutes)` : ''}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0);
