import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { playwrightResults, readReport, vitestResults } from '../run-results.ts';
import type { PlantedFault } from './catalogue.ts';
import type { Runner, Stage } from './select.ts';

export interface Outcome {
  /** Failed tests, each with the first line of its error. */
  failures: string[];
  /** Last lines of the test run's output. Set only if the tests could not run. */
  trouble: string | undefined;
}

/** Number of output lines shown for a run that failed before its tests started. */
const SHOWN_LINES = 15;
/** Test timeout in ms. A test that hangs has detected the fault, so a longer timeout would only waste time. */
const TEST_TIMEOUT_MS = 60_000;
const tsc = 'node_modules/typescript/bin/tsc';

/** TypeScript projects that contain the sources of each package. */
const projectsOf: Readonly<Record<string, readonly string[]>> = {
  art: ['.'],
  games: ['.', 'packages/web', 'packages/office'],
  world: ['.', 'packages/web', 'packages/office'],
  contract: ['.', 'packages/web', 'packages/office'],
  server: ['.'],
  'payment-sandbox': ['.'],
  ui: ['packages/ui', 'packages/web', 'packages/office'],
  web: ['packages/web'],
  office: ['packages/office'],
};

interface Ended {
  ok: boolean;
  output: string;
}

/** Runs a Node script with `root` as the working directory, and collects its output. */
function run(root: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Give the copy its own compile cache: Node keys compiled code by file path, so the checkout's cache has no
      // entries for the copy.
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compile'),
        ...env,
      },
    });
    const stop = () => child.kill('SIGINT');
    process.once('exit', stop);
    let output = '';
    const add = (data: Buffer) => (output += data.toString());
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', stop);
      resolve({ ok: code === 0, output });
    });
  });
}

const endOf = (output: string) => output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');

/**
 * Type-checks the projects that contain planted faults, and lints the faulty files. A fault that the compiler or the
 * linter finds is unsuitable, because no test is needed to detect it.
 * @returns the end of the first failed check's output; undefined if all checks pass
 */
export async function findStatically(
  root: string,
  faults: readonly PlantedFault[],
): Promise<string | undefined> {
  const packages = faults.map(({ file }) => /^packages\/([^/]+)/.exec(file)?.[1] ?? '');
  const projects = new Set(packages.flatMap((name) => projectsOf[name] ?? ['.']));
  const programs = [
    ...[...projects].map((project) => [tsc, '-p', project]),
    ['node_modules/oxlint/bin/oxlint', ...new Set(faults.map(({ file }) => file))],
  ];
  for (const program of programs) {
    const { ok, output } = await run(root, program);
    if (!ok) return endOf(output);
  }
  return undefined;
}

/** Returns the command-line arguments for running a stage's test files. */
function programOf(root: string, { runner, files }: Stage, stopsEarly: boolean): string[] {
  if (runner === 'vitest')
    return [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files.map((file) => path.join(root, file)),
      '--maxWorkers=1',
      `--testTimeout=${TEST_TIMEOUT_MS}`,
      ...(stopsEarly ? ['--bail=1'] : []),
    ];
  return [
    'node_modules/@playwright/test/cli.js',
    'test',
    ...files,
    `--project=${runner}`,
    '--workers=1',
    '--retries=0',
    ...(stopsEarly ? ['--max-failures=1'] : []),
  ];
}

const reports: Readonly<Record<Runner, string>> = {
  vitest: 'test-results/vitest.json',
  desktop: 'test-results/playwright.json',
  phone: 'test-results/playwright.json',
};

/**
 * Runs the tests of a stage in the copy of the repository at `root`.
 * @param stopsEarly if true, ends after the first failure
 */
export async function runStage(
  root: string,
  stage: Stage,
  { stopsEarly, port }: { stopsEarly: boolean; port: number },
): Promise<Outcome> {
  const report = path.join(root, reports[stage.runner]);
  // Delete the data of earlier runs, so that it cannot affect the casino that this run starts.
  fs.rmSync(path.join(root, 'test-results'), { recursive: true, force: true, maxRetries: 5 });
  fs.mkdirSync(path.dirname(report), { recursive: true });
  // Build before the browser tests, because their timeout is long enough to start a casino but not to build it.
  if (stage.runner !== 'vitest') {
    const built = await run(root, ['tools/build.ts']);
    if (!built.ok) return { failures: [], trouble: endOf(built.output) };
  }
  const { ok, output } = await run(root, programOf(root, stage, stopsEarly), {
    E2E_PORT: String(port),
  });
  const results =
    stage.runner === 'vitest'
      ? readReport(report, vitestResults)
      : readReport(report, playwrightResults);
  const failures = (results?.failures ?? []).map((line) => line.replaceAll(`${root}/`, ''));
  const hasRun = results !== undefined && results.passed + results.failed > 0;
  // A failure without a test file name means that the run itself failed, for example because the casino did not start.
  const isNamed = failures.some((line) => /\.(test|spec)\.tsx?/.test(line));
  // A file with desktop-only tests contains no tests for the Playwright project `phone`. Finding no tests is not an
  // error.
  const isEmpty = /No tests found/.test(output) && stage.runner !== 'vitest';
  const isTrouble = !isEmpty && !isNamed && (!ok || !hasRun);
  return { failures, trouble: isTrouble ? endOf(output) : undefined };
}
