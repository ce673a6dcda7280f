import { defineConfig } from '@playwright/test';
import { MEASURED, sizeFiles } from './e2e/sizes.ts';
import { chromiumArgs, findChromium } from './tools/chromium.ts';

const port = process.env['E2E_PORT'] ?? '3217';
const url = `http://localhost:${port}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  // Run test files in parallel, because browser tests spend most of their time waiting for animations. Each file uses
  // its own members.
  workers: 2,
  // A failed test runs once more, alone, after all other tests have finished. tools/run-results.ts limits the number of
  // tests that may pass only on this second run.
  retries: 1,
  retryStrategy: 'isolated',
  timeout: 480_000,
  // Wait up to a minute for an expected result, because a busy machine can be slow.
  expect: { timeout: 60_000 },
  use: {
    baseURL: url,
    // An action that cannot be performed fails after two minutes, and the report shows its line in the test. Without
    // this timeout, the action would use up the timeout of the whole test.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // Recording a trace of every step doubles the cost of a test. Enable traces with E2E_TRACE=1.
    trace: process.env['E2E_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? '',
      args: chromiumArgs,
    },
  },
  projects: [
    {
      name: 'desktop',
      testMatch: sizeFiles('desktop'),
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: sizeFiles('phone'),
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      // Tests that measure times and transfer sizes. They run one at a time, after all other tests, and set their own
      // window sizes.
      name: 'measured',
      testMatch: MEASURED.map((name) => `**/${name}.spec.ts`),
      dependencies: ['desktop', 'phone'],
      workers: 1,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'node tools/start.ts',
    url: `${url}/readyz`,
    // For test development: with E2E_REUSE=1, the tests use a casino that was started manually on E2E_PORT.
    reuseExistingServer: process.env['E2E_REUSE'] === '1',
    env: {
      PORT: port,
      DATA_DIR: 'test-results/data',
      LOG_LEVEL: 'warn',
      // Each test browser sends its own client IP address in a proxy header, which must be trusted
      // (e2e/support/address.ts).
      TRUST_PROXY: 'loopback',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 180_000,
  },
});
