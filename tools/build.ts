/**
 * `npm run build`: builds the pictures, two sites (the member application with its prerendered pages, and the back
 * office), and compressed copies of the text files. Skips a site whose sources are unchanged since its last build,
 * unless `--force` is set.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buildArt } from './art.ts';
import { copyFlags } from './flags.ts';
import { buildReference } from './openapi/reference.ts';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '..');
const vite = path.join(root, 'node_modules/vite/bin/vite.js');

interface Site {
  name: string;
  folder: string;
  /** Output folder from which the server sends files to browsers, relative to `folder`. */
  output: string;
  /** Source folders in addition to `folder`, relative to the repository root. */
  sources: string[];
  steps: string[][];
}

const shared = ['art', 'games', 'world', 'contract', 'ui'].map((name) => `packages/${name}`);

const sites: Site[] = [
  {
    name: 'web',
    folder: 'packages/web',
    output: 'dist/client',
    sources: shared,
    steps: [
      [vite, 'build', '--logLevel', 'warn', '--outDir', 'dist/client', '--emptyOutDir'],
      [vite, 'build', '--logLevel', 'warn', '--ssr', 'src/prerender.tsx', '--outDir', 'dist/ssr'],
      // Disable Node's web storage, because Node warns about it. Prerendering renders a first visit, for which web
      // storage is empty anyway.
      ['--no-webstorage', 'dist/ssr/prerender.js'],
    ],
  },
  {
    name: 'office',
    folder: 'packages/office',
    output: 'dist',
    sources: shared,
    steps: [[vite, 'build', '--logLevel', 'warn']],
  },
];

const IGNORED = new Set(['node_modules', 'dist', 'test-results', '.vite']);

/** Returns a hash of a site's source files, the package and build files, and the Node version. */
function hashSources(site: Site): string {
  const hash = createHash('sha256').update(process.version);
  const extra = ['package-lock.json', 'package.json', 'tsconfig.base.json', 'tools/build.ts'];
  for (const entry of [...extra, site.folder, ...site.sources]) hashInto(hash, entry);
  return hash.digest('hex');
}

function hashInto(hash: ReturnType<typeof createHash>, entry: string) {
  const full = path.join(root, entry);
  const info = fs.statSync(full, { throwIfNoEntry: false });
  if (!info) return;
  if (info.isDirectory()) {
    for (const name of fs.readdirSync(full).sort())
      if (!IGNORED.has(name) && !/\.test\.tsx?$/.test(name)) hashInto(hash, `${entry}/${name}`);
    return;
  }
  hash.update(entry).update(fs.readFileSync(full));
}

/** Runs a Node program in a folder and shows its output. */
function run(folder: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: path.join(root, folder),
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    // If the build is stopped, also stop the step that is running.
    const end = () => child.kill();
    process.once('exit', end);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('exit', end);
      if (code === 0) resolve();
      else reject(new Error(`${folder}: ${args.join(' ')} failed; the reason is above.`));
    });
  });
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` copy next to every text file, so that the server never has to compress files. */
async function compress(folder: string) {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html|svg|json|webmanifest|txt|xml|wasm)$/.test(file))
    .map((file) => path.join(folder, file));
  await Promise.all(
    files.map(async (file) => {
      const content = await fs.promises.readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await fs.promises.writeFile(`${file}.br`, await brotli(content, { params }));
      await fs.promises.writeFile(`${file}.gz`, await zip(content, { level: 9 }));
    }),
  );
}

async function buildSite(site: Site, force: boolean, log: (line: string) => void) {
  if (!fs.existsSync(path.join(root, site.folder, 'index.html'))) return;
  const output = path.join(root, site.folder, site.output);
  const stamp = path.join(root, site.folder, 'dist/.build');
  const hash = hashSources(site);
  const isCurrent =
    fs.existsSync(path.join(output, 'index.html')) &&
    fs.existsSync(stamp) &&
    fs.readFileSync(stamp, 'utf8') === hash;
  if (isCurrent && !force) return;
  const started = Date.now();
  fs.rmSync(stamp, { force: true });
  for (const step of site.steps) await run(site.folder, step);
  await compress(output);
  // Write the hash last, so that an interrupted build is not mistaken for a complete one.
  fs.writeFileSync(stamp, hash);
  log(`Built ${site.name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Takes a lock, so that two casinos started from this checkout do not build at the same time. Takes over the lock of a
 * process that has ended.
 * @returns a function that releases the lock
 */
async function takeLock(log: (line: string) => void): Promise<() => void> {
  const lock = path.join(root, 'node_modules/.wl-build');
  for (let isLogged = false; ; isLogged = true) {
    try {
      fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => {
        fs.rmSync(lock, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = Number(fs.readFileSync(lock, { encoding: 'utf8', flag: 'a+' }));
    if (!owner || !isAlive(owner)) fs.rmSync(lock, { force: true });
    else if (!isLogged) log(`Another build is running (process ${owner}); waiting for it.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/**
 * Builds all outdated files that browsers load.
 * @throws Error when a step fails
 */
export async function build({
  force = false,
  log = console.log,
}: { force?: boolean; log?: (line: string) => void } = {}): Promise<void> {
  const release = await takeLock(log);
  try {
    await buildArt({ root, log, isForced: force });
    copyFlags(root);
    await buildReference({ log, isForced: force });
    for (const site of sites) await buildSite(site, force, log);
  } finally {
    release();
  }
}

if (import.meta.main)
  await build({ force: process.argv.includes('--force') }).catch((error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  });
