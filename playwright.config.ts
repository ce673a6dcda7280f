import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './tools/chromium.ts';

const port = process.env['E2E_PORT'] ?? '3217';
const url = `http://localhost:${port}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  // One casino, two cores: a second browser would only make both slow.
  workers: 1,
  timeout: 240_000,
  // A busy machine may take its time; what is awaited still has to come.
  expect: { timeout: 30_000 },
  use: {
    baseURL: url,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: chromiumArgs,
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // These bring windows of their own: once is enough.
      testIgnore: /(home-budget|page-budgets|lighthouse)\.spec\.ts$/,
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
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
