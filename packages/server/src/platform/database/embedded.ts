import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { chooseIdentity, nativeFolder, type Identity } from './embedded-identity.ts';

export interface EmbeddedServer {
  /** URL for connecting to the database `postgres` as the owner role. It contains the password, so never log it. */
  url: string;
  /** True if this process took over a server left running by a killed process. */
  attached: boolean;
  why: string;
  pid: number;
  /** Performs a fast shutdown: open transactions are rolled back, and committed data is kept. */
  stop(): Promise<void>;
}

const SUPERUSER = 'wanderluck';
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Settings written when the cluster is created. The durability settings explicitly repeat PostgreSQL's defaults. */
const SETTINGS = [
  "listen_addresses = '127.0.0.1'",
  "unix_socket_directories = ''",
  'fsync = on',
  'synchronous_commit = on',
  'full_page_writes = on',
  "timezone = 'UTC'",
  "log_timezone = 'UTC'",
  'max_connections = 60',
  'shared_buffers = 256MB',
  'max_wal_size = 2GB',
  // With a minimum WAL size of 1 GB, PostgreSQL reuses WAL segments instead of zero-filling new ones. The reuse saves a
  // tenth of the work per bet.
  'min_wal_size = 1GB',
];

/**
 * Binaries of one PostgreSQL version, and the locale for the clusters that they create. The locale compares text by
 * code point and folds case across Unicode.
 */
export interface Programs {
  /** PostgreSQL's installation folder, which contains `bin`. */
  folder: string;
  /** Locale arguments for initdb. */
  locale: string[];
}

const embeddedPrograms = (): Programs => ({
  folder: nativeFolder(),
  locale: ['--locale-provider=builtin', '--locale=C.UTF-8'],
});

/**
 * Starts the PostgreSQL server installed from npm, or reuses it if it is already running. Its data folder is `dir`. Its
 * password and its log are next to that folder: `<dir>.password` (0600) and `<dir>.log`.
 * @throws Error with a one-sentence message if the server cannot start
 */
export async function startEmbedded({
  dir,
  port,
  settings = [],
  programs = embeddedPrograms(),
}: {
  dir: string;
  port: number;
  /** Additional lines for postgresql.conf, used only when the cluster is created. */
  settings?: string[];
  /** PostgreSQL binaries to run. Tests pass the binaries of other versions. */
  programs?: Programs;
}): Promise<EmbeddedServer> {
  fs.mkdirSync(path.dirname(dir), { recursive: true });
  const native = programs.folder;
  const identity = chooseIdentity(native, path.dirname(dir));
  if (!fs.existsSync(path.join(dir, 'PG_VERSION')))
    createCluster({ dir, programs, identity, settings });
  const password = fs.readFileSync(`${dir}.password`, 'utf8').trim();
  const urlAt = (at: number) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${at}/postgres`;
  const finish = (at: number, pid: number, attached: boolean): EmbeddedServer => ({
    url: urlAt(at),
    attached,
    pid,
    why: identity.why,
    stop: () => stopServer(dir, pid),
  });

  const left = readPidFile(dir);
  if (left) {
    const answer = await whoAnswers(urlAt(left.port), dir, Date.now() + START_TIMEOUT_MS);
    if (answer === 'ours') return finish(left.port, left.pid, true);
    await clearLeftOver(dir, left);
  }
  if (await isListening(port))
    throw new Error(
      `Port ${port}, meant for the embedded PostgreSQL, is taken by another program; set PGPORT to a free one.`,
    );
  const pid = await launch({ dir, port, native, identity, url: urlAt(port) });
  return finish(port, pid, false);
}

function command(identity: Identity, native: string, name: string): [string, string[]] {
  const program = path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  const [wrapper, ...rest] = identity.wrap;
  return wrapper === undefined ? [program, []] : [wrapper, [...rest, program]];
}

interface Cluster {
  dir: string;
  programs: Programs;
  identity: Identity;
  settings: string[];
}

function createCluster({ dir, programs, identity, settings }: Cluster) {
  // Delete the remains of an initdb that was killed. initdb writes PG_VERSION long before it is done. Therefore, create
  // the cluster under another name, and rename it when it is complete.
  const fresh = `${dir}.new`;
  const passwordFile = `${dir}.password`;
  const once = `${dir}.initdb-password`;
  fs.rmSync(dir, { recursive: true, force: true });
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.mkdirSync(fresh, { mode: 0o700 });
  if (!fs.existsSync(passwordFile))
    fs.writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  // Pass the password in a file. In a child process of Node, /dev/stdin is a socket, and Linux cannot open a socket by
  // name (ENXIO).
  fs.writeFileSync(once, fs.readFileSync(passwordFile, 'utf8') + '\n', { mode: 0o600 });
  if (identity.user) {
    fs.chownSync(fresh, identity.user.uid, identity.user.gid);
    fs.chownSync(once, identity.user.uid, identity.user.gid);
  }
  const [program, args] = command(identity, programs.folder, 'initdb');
  const result = spawnSync(
    program,
    [
      ...args,
      ...['-D', fresh, '-U', SUPERUSER, '-E', 'UTF8'],
      ...programs.locale,
      ...['--auth=scram-sha-256', `--pwfile=${once}`],
    ],
    { ...identity.user, ...(identity.user ? { cwd: '/' } : {}), encoding: 'utf8' },
  );
  fs.rmSync(once);
  if (result.status !== 0)
    throw new Error(`PostgreSQL's initdb failed: ${result.stderr || String(result.error)}`);
  fs.appendFileSync(
    path.join(fresh, 'postgresql.conf'),
    '\n' + [...SETTINGS, ...settings].join('\n') + '\n',
  );
  fs.renameSync(fresh, dir);
}

interface PidFile {
  pid: number;
  port: number;
}

function readPidFile(dir: string): PidFile | undefined {
  try {
    const lines = fs.readFileSync(path.join(dir, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return undefined;
  }
}

type Answer = 'ours' | 'other' | 'nobody';

/**
 * Asks the server at `url` for its data folder, because a stale pid file may name a port that another instance uses.
 * Returns `ours` if the folder is `dir`, `nobody` if the connection is refused, and `other` in all other cases.
 * Asks again until the time `end` while the server is starting up or shutting down.
 */
async function whoAnswers(url: string, dir: string, end: number): Promise<Answer> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const folder = fs.realpathSync(rows[0]?.data_directory ?? '/');
    return folder === fs.realpathSync(dir) ? 'ours' : 'other';
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === 'ECONNREFUSED') return 'nobody';
    // 57P03: the server is starting up or shutting down, so try again.
    if (code !== '57P03' || Date.now() > end) return 'other';
  } finally {
    await client.end().catch(() => {});
  }
  await sleep(100);
  return whoAnswers(url, dir, end);
}

/** Returns true if a process with this id exists, even if it belongs to another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns the ids of the PostgreSQL processes that run in the data directory (Linux only). */
function serverProcesses(dir: string): number[] {
  if (process.platform !== 'linux') return [];
  const found: number[] = [];
  for (const entry of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const isServer = fs.readFileSync(`/proc/${entry}/cmdline`, 'utf8').includes('postgres');
      // The working directory of every PostgreSQL process is its data directory, so it identifies the cluster.
      if (isServer && fs.readlinkSync(`/proc/${entry}/cwd`) === fs.realpathSync(dir))
        found.push(Number(entry));
    } catch {
      // Skip processes that have ended or belong to another user.
    }
  }
  return found;
}

/**
 * Cleans up after a `kill -9` of the postmaster. Waits for its backends to end, because a new server cannot start until
 * they have released the shared memory. Removes a pid file whose pid now belongs to another program, because PostgreSQL
 * would mistake that program for its own running server.
 */
async function clearLeftOver(dir: string, left: PidFile) {
  const end = Date.now() + STOP_TIMEOUT_MS;
  let orphans = serverProcesses(dir).filter((pid) => pid !== left.pid);
  while (orphans.length > 0 && Date.now() < end) {
    await sleep(50);
    orphans = serverProcesses(dir).filter((pid) => pid !== left.pid);
  }
  const isOurs = serverProcesses(dir).includes(left.pid);
  if (isOurs && isAlive(left.pid))
    throw new Error(
      `PostgreSQL (process ${left.pid}) runs on ${dir} but does not answer; end it and start again.`,
    );
  if (process.platform === 'linux' || !isAlive(left.pid))
    fs.rmSync(path.join(dir, 'postmaster.pid'), { force: true });
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}

/**
 * Server options for a faster crash recovery. PostgreSQL then syncs the whole file system once, instead of syncing
 * thousands of data files one by one, which can take several seconds on a busy disk. Only Linux has `syncfs`.
 */
const FAST_RECOVERY =
  process.platform === 'linux' ? ['-c', 'recovery_init_sync_method=syncfs'] : [];

interface Launch {
  dir: string;
  port: number;
  native: string;
  identity: Identity;
  url: string;
}

async function launch({ dir, port, native, identity, url }: Launch): Promise<number> {
  const log = fs.openSync(`${dir}.log`, 'a');
  const [program, args] = command(identity, native, 'postgres');
  const child = spawn(program, [...args, '-D', dir, '-p', String(port), ...FAST_RECOVERY], {
    ...identity.user,
    ...(identity.user ? { cwd: '/' } : {}),
    stdio: ['ignore', log, log],
    // Run PostgreSQL in its own session. Ctrl-C in the terminal then reaches only this process, which stops PostgreSQL
    // after the open requests have finished.
    detached: true,
  });
  let failed: Error | undefined;
  child.once('error', (error) => {
    failed = error;
  });
  child.unref();
  fs.closeSync(log);
  for (const end = Date.now() + START_TIMEOUT_MS; ;) {
    if (failed) throw new Error(`PostgreSQL could not be started: ${failed.message}`);
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`PostgreSQL ended at once; the reason is at the end of ${dir}.log.`);
    if ((await isListening(port)) && (await whoAnswers(url, dir, end)) === 'ours')
      return readPidFile(dir)?.pid ?? child.pid ?? 0;
    if (Date.now() > end) throw new Error(`PostgreSQL did not start in time; see ${dir}.log.`);
    await sleep(15);
  }
}

async function stopServer(dir: string, pid: number) {
  const running = () => readPidFile(dir)?.pid === pid && isAlive(pid);
  if (running()) process.kill(pid, 'SIGINT');
  const end = Date.now() + STOP_TIMEOUT_MS;
  while (running() && Date.now() < end) await sleep(20);
}
