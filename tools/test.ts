/**
 * `npm test`: runs every check of the project and prints the line `N passed, N failed` at the end. Vitest and
 * Playwright report how many tests they ran. Every other check is counted as one test.
 *
 *   npm test                      all checks
 *   npm test -- check             formatting, types, lint, texts
 *   npm test -- unit [file…]      Vitest: rules, use cases, components
 *   npm test -- browser [file…]   Playwright: journeys in a browser
 *   npm test -- changed [commit]  tests affected since a commit (default: uncommitted changes, otherwise the last commit)
 *
 * The duration of a run is limited (decision 0020) to `TEST_MINUTES` (default: 80). Browser tests for which no time is
 * left are not started. They are listed and counted as not run, never as passed. A browser test that fails runs once
 * more, alone, at the end (run-results.ts).
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { requireChromium } from './chromium.ts';
import { requirePostgres15 } from './postgres-15.ts';
import { requireRedis } from './redis.ts';
import { relatedTests } from './related-tests.ts';
import { playwrightResults, readReport, type TestResults, vitestResults } from './run-results.ts';
import { readSources } from './tidy/source.ts';

const node = process.execPath;
const started = Date.now();
const minutes = Number(process.env['TEST_MINUTES'] ?? 80);
const totals = { passed: 0, failed: 0, notRun: 0 };
/** Failures of all steps. They are printed again at the end, where readers of a long log look first. */
const failures: string[] = [];
const flaky: string[] = [];
let isOutOfTime = false;

interface Step {
  name: string;
  args: string[];
}

/**
 * Runs a Node program. Shows its output immediately or, if `isQuiet` is set, after the program has ended.
 * @returns true if the program succeeded
 */
async function run({ name, args }: Step, isQuiet = false): Promise<boolean> {
  const from = Date.now();
  const child = spawn(node, args, {
    stdio: [
      'ignore',
      ...(isQuiet ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const)),
    ],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const ok = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
  process.stdout.write(Buffer.concat(output));
  const seconds = ((Date.now() - from) / 1000).toFixed(1);
  console.log(`-- ${name}: ${ok ? 'ok' : 'FAILED'} in ${seconds} s`);
  return ok;
}

function count(name: string, ok: boolean): void {
  if (ok) totals.passed += 1;
  else {
    totals.failed += 1;
    failures.push(name);
  }
}

async function check(step: Step): Promise<void> {
  count(step.name, await run(step, true));
}

/** Runs steps, two at a time, because most steps use only one CPU core. Each step is counted as one test. */
async function checkAll(steps: readonly Step[]): Promise<void> {
  const queue = steps.values();
  const work = async () => {
    for (const step of queue) await check(step);
  };
  await Promise.all([work(), work()]);
}

/** Adds a runner's results. Counts one failure for a runner that fails without a failed test, unless time ran out. */
function add(ok: boolean, found: TestResults | undefined): void {
  totals.passed += found?.passed ?? 0;
  totals.failed += found?.failed ?? 0;
  totals.notRun += found?.notRun ?? 0;
  failures.push(...(found?.failures ?? []));
  flaky.push(...(found?.flaky ?? []));
  isOutOfTime = found?.isOutOfTime ?? false;
  if (!ok && !found?.failed && !isOutOfTime) totals.failed += 1;
}

const tsc = 'node_modules/typescript/bin/tsc';
const art: Step = { name: 'art', args: ['tools/art.ts'] };
const build: Step = { name: 'build', args: ['tools/build.ts'] };

/** Checks, longest first. Two checks run at a time, so a long check at the end would run alone. */
const checks: Step[] = [
  { name: 'types: server side', args: [tsc, '-p', '.'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint'] },
  { name: 'messages', args: ['tools/messages.ts', '--check'] },
  { name: 'API document', args: ['tools/openapi/check.ts'] },
  { name: 'unused code and dependencies', args: ['tools/knip.ts'] },
  ...['web', 'office', 'ui'].map((name) => ({
    name: `types: ${name}`,
    args: [tsc, '-p', `packages/${name}`],
  })),
  { name: 'types: e2e', args: [tsc, '-p', 'e2e'] },
  { name: 'formatting', args: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'] },
];

/** Runs Vitest with the given options. Writes the results to `test-results/<report>.json`. */
async function vitest(name: string, args: readonly string[], report = 'vitest'): Promise<void> {
  process.env['REDIS_SERVER'] = requireRedis();
  process.env['POSTGRES_15'] = requirePostgres15();
  const file = `test-results/${report}.json`;
  const ok = await run({
    name,
    args: ['node_modules/vitest/vitest.mjs', 'run', `--outputFile.json=${file}`, ...args],
  });
  add(ok, readReport(file, vitestResults));
}

const unit = (files: readonly string[] = []) => vitest('unit and integration tests', files);

const COMPONENTS = '--project=browser*';
const ALL_BUT_COMPONENTS = '--project=!browser*';

async function browser(files: readonly string[] = []): Promise<void> {
  const leftMs = Math.max(60_000, started + minutes * 60_000 - Date.now());
  const ok = await run({
    name: 'browser tests',
    args: ['node_modules/@playwright/test/cli.js', 'test', `--global-timeout=${leftMs}`, ...files],
  });
  add(ok, readReport('test-results/playwright.json', playwrightResults));
}

function git(...args: string[]): string[] {
  const { stdout, status } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed`);
  return stdout.split('\n').filter(Boolean);
}

/**
 * Returns the paths of files that differ from the given commit, and of untracked files. Without a commit, compares with
 * HEAD or, if there are no uncommitted changes, with the commit before it.
 */
function changedFiles(commit: string | undefined): string[] {
  const added = git('ls-files', '--others', '--exclude-standard');
  const uncommitted = [...git('diff', '--name-only', 'HEAD'), ...added];
  if (commit === undefined && uncommitted.length > 0) return uncommitted;
  return [...git('diff', '--name-only', commit ?? 'HEAD~1'), ...added];
}

async function changed(commit: string | undefined): Promise<void> {
  const related = relatedTests(changedFiles(commit), readSources('.'));
  console.log(
    `Related to the change: ${related.vitest.length} files of Vitest, ${related.browser.length} of Playwright.`,
  );
  await checkAll(checks);
  await check(art);
  if (related.vitest.length > 0) await unit(related.vitest);
  if (related.browser.length === 0) return;
  await check(build);
  await browser(related.browser);
}

async function everything(): Promise<void> {
  await checkAll([art, ...checks]);
  // Run the component tests separately, after the build and while the server tests wait for their database. In a single
  // run with the other tests, Vitest would run them last, one file at a time.
  await Promise.all([
    unit([ALL_BUT_COMPONENTS]),
    check(build).then(() => vitest('component tests', [COMPONENTS], 'components')),
  ]);
  await browser();
}

const [part, ...rest] = process.argv.slice(2);
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
if (part !== 'check') process.env['CHROMIUM'] = requireChromium();
// Let all processes share a compile cache, which saves a fifth of the CPU time in tests that kill and restart servers.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve('test-results/compiled');

if (part === undefined) await everything();
else if (part === 'check') await checkAll(checks);
else if (part === 'unit') {
  await check(art);
  await unit(rest);
} else if (part === 'browser') {
  await check(build);
  await browser(rest);
} else if (part === 'changed') await changed(rest[0]);
else {
  console.error('Usage: npm test -- [check | unit [file…] | browser [file…] | changed [commit]]');
  process.exit(2);
}

for (const failure of failures) console.log(`failed: ${failure}`);
for (const name of flaky) console.log(`flaky: ${name}`);
console.log(`${Math.round((Date.now() - started) / 1000)} s`);
if (totals.notRun > 0)
  console.log(`${totals.notRun} not run${isOutOfTime ? ` (limit: ${minutes} minutes)` : ''}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0);
