import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './tools/chromium.ts';

/** Timeouts after which a test counts as hanging. They are generous, because a shared machine can be very slow. */
const patience = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

/**
 * Tests of money, play and tickets that also run on the oldest PostgreSQL version supported for an external database.
 */
const ON_OLDEST_POSTGRES = [
  'support/support',
  'ledger/ledger',
  'play/play',
  'wagers/settle',
  'wallet/must-hold',
].map((name) => {
  const file = `packages/server/src/features/${name}.test.ts`;
  // Throw an error if a file has been moved, because Vitest silently runs nothing for a path that does not exist.
  if (!existsSync(path.join(import.meta.dirname, file))) throw new Error(`${file} does not exist`);
  return file;
});
/** Test file that starts several server nodes and therefore requires an external database. */
const NODES = 'packages/server/src/nodes.test.ts';
/** Tests of the bonus simulator. They belong to a server feature but need no database. */
const ECONOMY = 'packages/server/src/features/market/economy/*.test.ts';
/** Test file that runs every generator of `npm run new` and then all checks. */
const GENERATORS = 'tools/new/generators.test.ts';

/**
 * Vite plug-in that replaces the message catalogues of the back office with empty ones. The component tests compile
 * only the catalogues of the members' pages. Component tests of the back office therefore show English texts.
 */
const noOfficeTexts = {
  name: 'no-office-texts',
  enforce: 'pre',
  resolveId: (source: string, importer?: string) =>
    source.endsWith('.po') && importer?.includes('/packages/office/')
      ? '\0no-office-texts'
      : undefined,
  load: (id: string) => (id === '\0no-office-texts' ? 'export const messages = {};' : undefined),
} as const;

export default defineConfig({
  test: {
    // Use one more worker than there are CPU cores, because server tests often wait for their database. This also makes
    // it less likely that a long test file runs alone at the end.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'packages/{art,games,world,contract}/src/**/*.test.ts',
            ECONOMY,
            'tools/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, GENERATORS],
          environment: 'node',
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'generators',
          include: [GENERATORS],
          environment: 'node',
          // Run these tests after all other projects, because they use all CPU cores for minutes.
          sequence: { groupOrder: 1 },
          ...patience,
        },
      },
      {
        // Tests of application logic. They run in Node, because they need no browser.
        test: {
          name: 'applications',
          include: ['packages/{web,office,ui}/src/**/*.test.ts'],
          environment: 'node',
          // Disable Node's web storage, because any access to `localStorage` would print a warning that no storage file
          // is set.
          execArgv: ['--no-webstorage'],
          ...patience,
        },
      },
      {
        // Component tests. They run in a real browser, because they depend on keyboard input, focus and layout.
        extends: './packages/web/vite.config.ts',
        root: './packages/web',
        plugins: [noOfficeTexts],
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx', '../{office,ui}/src/**/*.test.tsx'],
          setupFiles: [path.resolve(import.meta.dirname, 'packages/web/src/testing-storage.ts')],
          ...patience,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 800, height: 700 },
            provider: playwright({
              launchOptions: {
                executablePath: findChromium() ?? '',
                args: chromiumArgs,
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/{server,payment-sandbox}/src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, NODES, ECONOMY],
          environment: 'node',
          // Let the test files of a worker share the loaded modules, because loading the server takes three seconds.
          isolate: false,
          globalSetup: 'packages/server/src/platform/testing/testing-global.ts',
          ...patience,
        },
      },
      {
        test: {
          name: 'postgresql 15',
          include: [...ON_OLDEST_POSTGRES, NODES],
          environment: 'node',
          isolate: false,
          globalSetup: 'packages/server/src/platform/testing/testing-global-15.ts',
          ...patience,
        },
      },
    ],
  },
});
