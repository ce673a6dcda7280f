import { readFileSync } from 'node:fs';

/** What a runner's report came to; `failures` name what failed, with the first line of why. */
export interface TestResults {
  passed: number;
  failed: number;
  notRun: number;
  failures: string[];
  /** Its own time was over: what was not run is no failure. */
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

/** What Playwright says when its `--global-timeout` is over. */
const OUT_OF_TIME = /Timed out waiting .* for the entire test run/;

/** Colours of a terminal. */
const COLOURS = /\u001b\[\d+m/g;

const firstLine = (text = ''): string => text.replace(COLOURS, '').split('\n')[0] ?? '';

/** Counts of Vitest's report. A file that could not be loaded or prepared is one failure, beside the tests of it that did not run. */
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
    isOutOfTime: false,
  };
}

/** Counts of Playwright's report. */
export function playwrightResults(report: PlaywrightReport): TestResults {
  const { stats, errors } = report;
  const isOutOfTime =
    errors.length > 0 && errors.every(({ message = '' }) => OUT_OF_TIME.test(message));
  const failuresOf = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
    ...suites.flatMap(failuresOf),
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(
          ({ projectName, results }) =>
            `[${projectName}] ${file} › ${title}: ${firstLine(results[0]?.error?.message)}`,
        ),
    ),
  ];
  const troubles = isOutOfTime ? [] : errors.map(({ message }) => firstLine(message));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + troubles.length,
    notRun: stats.skipped,
    failures: [...failuresOf(report), ...troubles],
    isOutOfTime,
  };
}

/** A runner's report, or undefined where it left none. */
export function readReport<T>(file: string, results: (report: T) => TestResults) {
  try {
    return results(JSON.parse(readFileSync(file, 'utf8')) as T);
  } catch {
    return undefined;
  }
}
