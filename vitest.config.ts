import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      {
        test: {
          name: 'pure',
          include: ['packages/{art,games,world,contract}/src/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/{server,payment-sandbox}/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'packages/server/src/platform/testing-global.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
