/**
 * Renders the pictures in `packages/web/public/art/`: postcards, game tiles, slot symbols, flight map and brand.
 * Draws only cities with a `postcard.ts` and games with an `art/` folder. Skips pictures whose sources are unchanged.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { artJobs, type ArtJob } from '@wl/art/jobs';

export interface ArtOptions {
  /** Root of the repository. */
  root: string;
  log: (line: string) => void;
  /** True to render every picture, even if its sources are unchanged. */
  isForced?: boolean;
}

const OUTPUT = 'packages/web/public/art';
const STAMPS = '.stamps.json';
/**
 * Number of pictures processed at a time. The main thread draws one picture while sharp encodes others in its own
 * threads.
 */
const JOBS_AT_A_TIME = 3;

type Stamps = Record<string, { hash: string; files: string[] }>;

/**
 * Renders the pictures whose sources have changed. Takes about 20 s on the first run and 0.1 s if nothing has changed.
 */
export async function buildArt({ root, log, isForced = false }: ArtOptions): Promise<void> {
  const started = performance.now();
  const output = path.join(root, OUTPUT);
  const stamps = await readStamps(output);
  const shared = await hashFiles(
    root,
    globSync('packages/art/{package.json,src/**/*.ts}', { cwd: root }).filter(isSource),
  );
  const jobs = await artJobs(root);

  const waiting: { job: ArtJob; hash: string }[] = [];
  for (const job of jobs) {
    const hash = shared + (await hashFiles(root, job.sources));
    const last = stamps[job.name];
    const isCurrent =
      last?.hash === hash && last.files.every((file) => existsSync(path.join(output, file)));
    if (isForced || !isCurrent) waiting.push({ job, hash });
  }
  if (waiting.length > 0) log(`art: drawing ${waiting.length} of ${jobs.length} sets of pictures`);

  let done = 0;
  const queue = waiting.values();
  const work = async () => {
    for (const { job, hash } of queue) {
      const files = await job.draw();
      await Promise.all(
        Object.entries(files).map(([file, content]) => store(path.join(output, file), content)),
      );
      stamps[job.name] = { hash, files: Object.keys(files) };
      log(
        `art: ${String(++done).padStart(2)}/${waiting.length} ${job.name} (${describeSize(files)})`,
      );
    }
  };
  await Promise.all(Array.from({ length: JOBS_AT_A_TIME }, work));
  if (waiting.length > 0) {
    await store(path.join(output, STAMPS), JSON.stringify(stamps, null, 1));
    log(`art: done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

const isSource = (file: string): boolean => !file.endsWith('.test.ts');

async function readStamps(output: string): Promise<Stamps> {
  try {
    return JSON.parse(await readFile(path.join(output, STAMPS), 'utf8')) as Stamps;
  } catch {
    return {}; // If the hash file cannot be read, every picture is rendered.
  }
}

async function hashFiles(root: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [...files].sort())
    hash.update(file).update(await readFile(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

async function store(file: string, content: Buffer | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

function describeSize(files: Record<string, Buffer | string>): string {
  const bytes = Object.values(files).reduce((sum, content) => sum + Buffer.byteLength(content), 0);
  return `${Object.keys(files).length} files, ${(bytes / 1024).toFixed(0)} KB`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildArt({
    root: path.resolve(import.meta.dirname, '..'),
    log: console.log,
    isForced: process.argv.includes('--force'),
  });
}
