import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');
const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'wl-knip-')));
afterAll(() => {
  rmSync(copy, { recursive: true });
});

const BUILT = new Set(['node_modules', 'dist', 'public']);

/**
 * Copies the sources and creates links to the installed packages. Links to workspace packages point to their copies.
 */
function copyRepository() {
  for (const name of readdirSync(repository)) {
    if (!/^(packages|tools|bench|e2e|[\w.-]+\.(ts|json))$|^\.gitignore$/.test(name)) continue;
    cpSync(path.join(repository, name), path.join(copy, name), {
      recursive: true,
      filter: (from) => !BUILT.has(path.basename(from)),
    });
  }
  const modules = path.join(copy, 'node_modules');
  mkdirSync(path.join(modules, '@wl'), { recursive: true });
  for (const name of readdirSync(path.join(repository, 'node_modules'))) {
    if (name === '@wl') continue;
    symlinkSync(path.join(repository, 'node_modules', name), path.join(modules, name));
  }
  for (const name of readdirSync(path.join(copy, 'packages')))
    symlinkSync(path.join(copy, 'packages', name), path.join(modules, '@wl', name), 'dir');
}

interface Named {
  name: string;
}
interface Findings {
  issues: (Record<'files' | 'dependencies' | 'unlisted' | 'exports' | 'types', Named[]> & {
    file: string;
  })[];
}

function findings(): { status: number | null; lines: string[] } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(repository, 'tools/knip.ts'), '--directory', copy, '--reporter', 'json'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  expect(stderr).toBe('');
  const { issues } = JSON.parse(stdout) as Findings;
  const lines = issues.flatMap(({ file, ...kinds }) =>
    (['files', 'dependencies', 'unlisted', 'exports', 'types'] as const).flatMap((kind) =>
      kinds[kind].map(({ name }) => `${kind}: ${file}: ${name}`),
    ),
  );
  return { status, lines };
}

test('Knip reports an unused dependency, an undeclared import and dead code', () => {
  copyRepository();
  const manifest = path.join(copy, 'packages/payment-sandbox/package.json');
  const { dependencies, ...rest } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  writeFileSync(manifest, JSON.stringify({ ...rest, dependencies: { ...dependencies, ws: '*' } }));
  appendFileSync(
    path.join(copy, 'packages/games/src/money.ts'),
    `import { Kysely } from 'kysely';\nexport const planted = Kysely;\nexport interface Planted { n: number }\n`,
  );
  // Also add an unused file to a package whose package.json exports every file. Knip must report the file despite the
  // exports.
  writeFileSync(path.join(copy, 'packages/contract/src/planted.ts'), 'export const a = 1;\n');

  const { status, lines } = findings();
  expect(status).toBe(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      'dependencies: packages/payment-sandbox/package.json: ws',
      'unlisted: packages/games/src/money.ts: kysely',
      'exports: packages/games/src/money.ts: planted',
      'types: packages/games/src/money.ts: Planted',
      'files: packages/contract/src/planted.ts: packages/contract/src/planted.ts',
    ]),
  );
});
