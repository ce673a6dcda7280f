/**
 * Runs every generator in a copy of the repository, and then all checks. This test runs alone, after all other Vitest
 * tests (project `generators` of vitest.config.ts), because the checks keep all CPU cores busy for minutes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proseFindings } from '../tidy/prose.ts';
import { readProse } from '../tidy/prose-sources.ts';
import { tidy } from '../tidy/rules.ts';
import { readSources } from '../tidy/source.ts';
import { tooLong, type Listed } from '../tidy/too-long.ts';

const TIMEOUT_MS = 15 * 60_000;
const root = path.resolve(import.meta.dirname, '../..');
const copy = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'wl-generators-')));
/** Program running in the copy of the repository. `afterAll` kills it, because a failed test can leave it running. */
let program: ChildProcess | undefined;
afterAll(() => {
  program?.kill();
  fs.rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
});

/** Files and folders to leave out of the copied repository. Packages in `node_modules` are linked instead of copied. */
const LEFT_OUT =
  /^(?:\.git|node_modules|data|dist|test-results.*|contact-sheets|packages\/[^/]+\/public\/art|.*\.tsbuildinfo)$/;
/** Entries of `node_modules` that are not linked into the copy: caches, and the repository's own packages. */
const NOT_LINKED = /^(?:@wl|\.cache|\.vite.*)$/;

/** Copies the working tree, including uncommitted changes. */
function copyRepository(): void {
  fs.cpSync(root, copy, {
    recursive: true,
    filter: (from) => {
      const relative = path.relative(root, from).replaceAll(path.sep, '/');
      return !LEFT_OUT.test(relative) && !LEFT_OUT.test(path.basename(from));
    },
  });
  for (const folder of ['.', 'tools/openapi']) linkModules(folder);
  // Create new links to the repository's own packages, because the original links would point outside the copy.
  fs.mkdirSync(path.join(copy, 'node_modules/@wl'));
  for (const name of fs.readdirSync(path.join(root, 'node_modules/@wl'))) {
    const target = path.relative(root, fs.realpathSync(path.join(root, 'node_modules/@wl', name)));
    fs.symlinkSync(path.join(copy, target), path.join(copy, 'node_modules/@wl', name), 'junction');
  }
}

function linkModules(folder: string): void {
  const from = path.join(root, folder, 'node_modules');
  const to = path.join(copy, folder, 'node_modules');
  if (!fs.existsSync(from)) return;
  fs.mkdirSync(to);
  for (const name of fs.readdirSync(from)) {
    if (NOT_LINKED.test(name)) continue;
    const isFolder = fs.statSync(path.join(from, name)).isDirectory();
    fs.symlinkSync(path.join(from, name), path.join(to, name), isFolder ? 'junction' : 'file');
  }
}

/** Runs a Node program in the copy of the repository. @throws Error with the program's output if it fails */
async function run(...args: string[]): Promise<void> {
  // Remove Vitest's own environment variables. Otherwise, Vitest in the copy would assume that it is running as a
  // worker process.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST$|NODE_ENV$)/.test(name)),
  );
  const child = spawn(process.execPath, args, {
    cwd: copy,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  program = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`node ${args.join(' ')} failed:\n${output}`);
}

beforeAll(async () => {
  copyRepository();
  await run('tools/new.ts', 'game', 'lucky-cab');
  await run('tools/new.ts', 'family', 'wheel-of-ten');
  await run('tools/new.ts', 'city', 'new-york');
  await run('tools/new.ts', 'bonus', 'umbrella');
  await run('tools/new.ts', 'feature', 'lost-and-found');
  await run('tools/new.ts', 'report', 'lost-luggage');
}, TIMEOUT_MS);

test('the generated code passes `npm test -- check`', { timeout: TIMEOUT_MS }, async () => {
  await run('tools/test.ts', 'check');
});

/**
 * Returns the violations of the tidy rules and the style guide in a copy of the repository. Lengths are checked against
 * the copy's `too-long.json`, which the generators have updated.
 */
function findingsIn(folder: string): string[] {
  const files = readSources(folder);
  const list = fs.readFileSync(path.join(folder, 'tools/tidy/too-long.json'), 'utf8');
  const rules = tidy(files).filter(({ rule }) => rule !== 'too long');
  const lengths = tooLong(files, JSON.parse(list) as Listed);
  return [
    ...[...rules, ...lengths].map((found) => `${found.rule}: ${found.path}: ${found.what}`),
    ...proseFindings(readProse(folder)).map(
      (found) => `${found.name}: ${found.path}: ${found.excerpt}`,
    ),
  ];
}

test('the generated code follows the tidy rules and the style guide', () => {
  const known = new Set(findingsIn(root));
  expect(findingsIn(copy).filter((found) => !known.has(found))).toEqual([]);
});

test('the generated tests, documents and schema are right', { timeout: TIMEOUT_MS }, async () => {
  await run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=pure',
    '--project=server',
    '--project=browser',
    'packages/games/src/engines/wheel-of-ten',
    'packages/web/src/features/play/stages/wheel-of-ten',
    'packages/server/src/features/lost-and-found',
    // The bonus kind appears in the bag, in the travel journal and in the names that the back office uses.
    'packages/server/src/features/activities/activities.test.ts',
    'packages/server/src/features/bag/kinds',
    'packages/server/src/features/bag/rules.test.ts',
    'packages/web/src/features/bag/kinds',
    'packages/web/src/features/activities/components/activities.test.tsx',
    'packages/office/src/features/market/names.test.tsx',
    'packages/server/src/features/market/economy/true-cost.test.ts',
    'packages/server/src/features/ledger/reports/lost-luggage',
    'packages/server/src/features/reports/reports.test.ts',
    'packages/server/src/schema.test.ts',
    'packages/server/src/features/personal-data/personal-data.test.ts',
    'packages/server/src/features/limits/protection-matrix.test.ts',
    'packages/server/src/access.test.ts',
    'tools/docs.test.ts',
    'packages/world/src/bonuses',
    'packages/world/src/cities/postcards.test.ts',
  );
});
