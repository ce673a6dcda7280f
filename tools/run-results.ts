import { readFileSync } from 'node:fs';

/** Test counts from a runner's report. `failures` lists the failed tests, each with the first line of its error. */
export interface TestResults {
  passed: number;
  failed: number;
  notRun: number;
  failures: string[];
  /** Tests that failed and then passed when they ran alone, each with its first error. */
  flaky: string[];
  /** True if the time limit ended the run. In that case, tests that have not run do not count as failures. */
  isOutOfTime: boolean;
}

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
}

/**
 * Maximum number of flaky tests in a run. A run with more flaky tests fails, because random failures must remain the
 * exception.
 */
const FLAKY_ALLOWED = 2;

/** Playwright's message when its `--global-timeout` expires. */
const OUT_OF_TIME = /Timed out waiting .* for the entire test run/;

/** Terminal colour codes. */
const COLOURS = /\u001b\[\d+m/g;

const firstLine = (text = ''): string => text.replace(COLOURS, '').split('\n')[0] ?? '';

/**
 * Counts the tests in Vitest's report. If a file fails during loading or set-up and none of its tests has failed, the
 * file is counted as one failure. Skipped tests and to-do tests are counted as not run.
 */
export function vitestResults(report: VitestReport): TestResults {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((one) => one.status === 'failed')
      .map((one) => `${name} › ${one.fullName}: ${firstLine(one.failureMessages[0])}`);
    return failed.length === 0 && status === 'failed'
      ? [`${name}: ${firstLine(message) || 'could not be prepared'}`]
      : failed;
  });
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    notRun: report.numPendingTests + report.numTodoTests,
    failures,
    flaky: [],
    isOutOfTime: false,
  };
}

/**
 * Returns the names of the tests with the given status. Each name is followed by the first line of the test's first
 * error.
 */
function namesOf(status: string, { suites = [], specs = [] }: PlaywrightSuite): string[] {
  return [
    ...suites.flatMap((suite) => namesOf(status, suite)),
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ projectName, results }) => {
          const error = results.find((result) => result.error)?.error;
          return `[${projectName}] ${file} › ${title}: ${firstLine(error?.message)}`;
        }),
    ),
  ];
}

/**
 * Counts the tests in Playwright's report. A test that failed but passed when rerun alone is listed as flaky and counts
 * as passed. If a run has more than `FLAKY_ALLOWED` flaky tests, each of them is counted as failed.
 */
export function playwrightResults(report: PlaywrightReport): TestResults {
  const { stats, errors } = report;
  const isOutOfTime =
    errors.length > 0 && errors.every(({ message = '' }) => OUT_OF_TIME.test(message));
  const troubles = isOutOfTime ? [] : errors.map(({ message }) => firstLine(message));
  const flaky = namesOf('flaky', report);
  const tooMany = flaky.length > FLAKY_ALLOWED ? flaky : [];
  return {
    passed: stats.expected + stats.flaky - tooMany.length,
    failed: stats.unexpected + troubles.length + tooMany.length,
    notRun: stats.skipped,
    failures: [
      ...namesOf('unexpected', report),
      ...troubles,
      ...tooMany.map((name) => `flaky, and more than ${FLAKY_ALLOWED} are: ${name}`),
    ],
    flaky,
    isOutOfTime,
  };
}

/** Reads a runner's report. Returns undefined if the report is missing or unreadable. */
export function readReport<T>(file: string, results: (report: T) => TestResults) {
  try {
    return results(JSON.parse(readFileSync(file, 'utf8')) as T);
  } catch {
    return undefined;
  }
}
