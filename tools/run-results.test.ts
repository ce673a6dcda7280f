import { describe, expect, test } from 'vitest';
import { playwrightResults, vitestResults } from './run-results.ts';

describe('results of Vitest', () => {
  const file = { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [] };
  const report = (testResults: (typeof file)[]) =>
    vitestResults({ numPassedTests: 5, numPendingTests: 2, numTodoTests: 1, testResults });

  test('count the tests that passed and those that did not run', () => {
    expect(report([file])).toEqual({
      passed: 5,
      failed: 0,
      notRun: 3,
      failures: [],
      flaky: [],
      isOutOfTime: false,
    });
  });
  test('count each file whose set-up failed as one failure', () => {
    const broken = { ...file, status: 'failed', message: 'no database\n at …' };
    expect(report([broken, { ...broken, name: 'b.test.ts' }])).toMatchObject({
      failed: 2,
      failures: ['a.test.ts: no database', 'b.test.ts: no database'],
    });
  });
});

describe('results of Playwright', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 4 };
  /** Builds a report with `count` tests that failed on the first attempt and passed on the second. */
  const withFlaky = (count: number) => ({
    stats: { ...stats, flaky: count },
    errors: [],
    specs: Array.from({ length: count }, (_, index) => ({
      title: `no. ${index + 1}`,
      file: 'a.spec.ts',
      tests: [
        {
          projectName: 'phone',
          status: 'flaky',
          results: [{ error: { message: 'no button\nat …' } }, {}],
        },
      ],
    })),
  });
  const late = { message: 'Timed out waiting 80s for the entire test run' };

  test('name failed tests at any depth of suites', () => {
    const result = { error: { message: '\u001b[31mno button\u001b[39m\nat …' } };
    const spec = {
      title: 'opens',
      file: 'a.spec.ts',
      tests: [{ projectName: 'phone', status: 'unexpected', results: [result] }],
    };
    const found = playwrightResults({
      stats: { ...stats, unexpected: 1 },
      errors: [],
      suites: [{ suites: [{ specs: [spec] }] }],
    });
    expect(found).toMatchObject({
      passed: 3,
      failed: 1,
      notRun: 4,
      failures: ['[phone] a.spec.ts › opens: no button'],
    });
  });
  test('name flaky tests with their first error and count them as passed', () => {
    const found = playwrightResults(withFlaky(2));
    expect(found).toMatchObject({ passed: 5, failed: 0, failures: [] });
    expect(found.flaky).toEqual([
      '[phone] a.spec.ts › no. 1: no button',
      '[phone] a.spec.ts › no. 2: no button',
    ]);
  });
  test('count more than two flaky tests as failures and name each', () => {
    const found = playwrightResults(withFlaky(3));
    expect(found).toMatchObject({ passed: 3, failed: 3 });
    expect(found.failures).toHaveLength(3);
    expect(found.failures[2]).toContain('no. 3: no button');
  });
  test('mark a run that timed out as out of time, not as failed', () => {
    expect(playwrightResults({ stats, errors: [late] })).toMatchObject({
      failed: 0,
      isOutOfTime: true,
    });
  });
  test('count any other error as a failure', () => {
    const errors = [late, { message: 'the server did not start' }];
    expect(playwrightResults({ stats, errors })).toMatchObject({ failed: 2, isOutOfTime: false });
  });
});
