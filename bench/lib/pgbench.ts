/** Finds pgbench, prepares its database, and runs its TPC-B-like script. */
import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const SCALE = 100;

function find(): string | undefined {
  if (fs.existsSync('/usr/bin/pgbench')) return findReal() ?? '/usr/bin/pgbench';
  return findReal();
}

/**
 * Returns the path of the actual pgbench binary. On Debian, `/usr/bin/pgbench` is only a wrapper that first looks for a
 * local cluster.
 */
function findReal(): string | undefined {
  const root = '/usr/lib/postgresql';
  if (!fs.existsSync(root)) return undefined;
  return fs
    .readdirSync(root)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `${root}/${version}/bin/pgbench`)
    .find((file) => fs.existsSync(file));
}

/**
 * Returns the path of pgbench. On Debian, installs pgbench if it is missing and this process runs as root.
 * @throws Error with installation instructions if pgbench is still missing
 */
export function findPgbench(): string {
  const known = find();
  if (known) return known;
  const how = 'pgbench is missing. It is part of PostgreSQL (Debian: apt-get install postgresql).';
  if (!fs.existsSync('/etc/debian_version') || process.getuid?.() !== 0) throw new Error(how);
  console.log('pgbench is missing; installing postgresql by apt …');
  // Prevent Debian's package from creating and starting a PostgreSQL cluster of its own.
  fs.mkdirSync('/etc/postgresql-common', { recursive: true });
  fs.writeFileSync(
    '/etc/postgresql-common/createcluster.conf',
    'create_main_cluster = false\nstart_conf = manual\n',
  );
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'postgresql'],
  ])
    if (spawnSync('apt-get', args, { stdio: 'ignore', env }).status !== 0) throw new Error(how);
  const installed = find();
  if (!installed) throw new Error(how);
  return installed;
}

export interface PgbenchTarget {
  program: string;
  /** Connection URL of pgbench's own database on the server under test. */
  url: string;
}

export async function prepare({ program, url }: PgbenchTarget): Promise<void> {
  await run(program, ['-i', '-q', '-s', String(SCALE), url], { maxBuffer: 1 << 26 });
}

/** Measures the transactions per second of pgbench's TPC-B-like script. */
export async function measure(
  { program, url }: PgbenchTarget,
  clients: number,
  seconds: number,
): Promise<number> {
  const { stdout } = await run(program, [
    ...['-n', '-M', 'prepared', '-j', '2', '-s', String(SCALE)],
    ...['-c', String(clients), '-T', String(seconds), url],
  ]);
  const found = /tps = ([\d.]+) \(without initial/.exec(stdout) ?? /tps = ([\d.]+)/.exec(stdout);
  if (!found?.[1]) throw new Error(`pgbench said: ${stdout}`);
  return Number(found[1]);
}
