import { defineConfig } from '@playwright/test';
import { MEASURED, sizeFiles } from './e2e/sizes.ts';
import { chromiumArgs, findChromium } from './tools/chromium.ts';

const port = process.env['E2E_PORT'] ?? '3217';
const url = `http://localhost:${port}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  // Files side by side, each with members of its own: a walk waits for animations more than it computes.
  workers: 2,
  // A test that failed runs once more when all others are done, alone. tools/run-results.ts says how many such tests a run may have.
  retries: 1,
  retryStrategy: 'isolated',
  timeout: 480_000,
  // A busy machine may take its time; what is awaited still has to come.
  expect: { timeout: 60_000 },
  use: {
    baseURL: url,
    // A press that led nowhere says so after minutes, with the line it stands in, not with the walk's whole time.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // A trace films every step, which costs as much as the step: asked for with E2E_TRACE=1.
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
      // What measures bytes and times has the machine for itself; it opens windows of its own sizes.
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
    // For work on the tests themselves: E2E_REUSE=1 keeps a casino started by hand on E2E_PORT.
    reuseExistingServer: process.env['E2E_REUSE'] === '1',
    env: {
      PORT: port,
      DATA_DIR: 'test-results/data',
      LOG_LEVEL: 'warn',
      // The browsers of the tests are members at addresses of their own (e2e/support/address.ts).
      TRUST_PROXY: 'loopback',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 180_000,
  },
});
