/**
 * Takes a physical copy of a running casino without stopping it: the embedded database cluster, the part of the
 * write-ahead log that makes the copy consistent, and the secrets that decrypt seeds. Follows PostgreSQL's base-backup
 * protocol (https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP).
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { copyFile, MANIFEST, mustBeEmpty, syncFolder, type Manifest } from './manifest.ts';

export interface BackupOptions {
  /** URL for connecting to the database as its owner. */
  url: string;
  /** Data folder of the casino (`DATA_DIR`). */
  dataDir: string;
  to: string;
  product: string;
}

/**
 * Folders whose contents the backup omits. PostgreSQL initialises most of them at startup. The exceptions are
 * replication slots, which must not be restored, and the write-ahead log, which is copied separately.
 */
const EMPTY = [
  ...['pg_wal', 'pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots'],
  ...['pg_stat_tmp', 'pg_subtrans'],
];
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init|current_logfiles|.*\.tmp)$/;
/**
 * Pattern of the entries in DATA_DIR that `copyRest` skips. The database cluster is copied separately. Temporary files
 * of the installation and logs are not needed. The recordings of tables are large and never change. The storage of the
 * sandbox provider is not ours, because a real payment provider stores its own data.
 */
const NOT_OURS = /\.log$|^payment-sandbox\.|\.initdb-password$|^pg$|^pg\.new$|^recordings$/;

/**
 * Backs up a running casino into the folder `to`.
 * @returns the manifest of the backup
 * @throws Error with a one-sentence message if `to` is not empty or the casino cannot be copied
 */
export async function takeBackup({ url, dataDir, to, product }: BackupOptions): Promise<Manifest> {
  mustBeEmpty(to);
  const part = `${to}.part`;
  fs.rmSync(part, { recursive: true, force: true });
  fs.mkdirSync(part, { recursive: true, mode: 0o700 });
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const files: Manifest['files'] = {};
    const folders: string[] = [];
    const started = new Date();
    const one = async (sql: string, values: unknown[] = []) =>
      (await client.query<Record<string, string>>(sql, values)).rows[0] ?? {};
    const cluster = path.join(dataDir, 'pg');
    const { data_directory: served = '' } = await one('show data_directory');
    mustBeServed(cluster, served);
    // The replication slot prevents PostgreSQL from recycling log segments that have not been copied yet. PostgreSQL
    // drops the slot when this connection closes.
    await one(`select pg_create_physical_replication_slot($1, true, true)`, [
      `backup_${process.pid}`,
    ]);
    const { lsn: startLsn = '', file: first = '' } = await one(
      `with begun as materialized (select pg_backup_start($1, true) as lsn)
       select lsn::text, pg_walfile_name(lsn) as file from begun`,
      [`${product} ${started.toISOString()}`],
    );
    copyTree({ from: cluster, to: path.join(part, 'pg'), name: 'pg', files, folders });
    await copyLast(cluster, part, files);
    const {
      lsn: stopLsn = '',
      file: last = '',
      label = '',
    } = await one(
      `with ended as materialized (select * from pg_backup_stop(false))
       select lsn::text, pg_walfile_name(lsn) as file, labelfile as label from ended`,
    );
    files['pg/backup_label'] = copyLabel(label, dataDir, part);
    copyLog(cluster, part, files, { first, last });
    copyRest(dataDir, part, files, folders);
    const { version = '' } = await one(`select current_setting('server_version') as version`);
    const manifest: Manifest = {
      format: 1,
      product,
      postgres: version,
      started_at: started.toISOString(),
      ended_at: new Date().toISOString(),
      start_lsn: startLsn,
      stop_lsn: stopLsn,
      folders,
      files,
    };
    complete(part, to, manifest);
    return manifest;
  } finally {
    await client.end();
  }
}

/**
 * Checks that the database server stores its data in the folder `cluster`.
 * @throws Error if it uses another folder
 */
function mustBeServed(cluster: string, served: string): void {
  if (fs.realpathSync(served) !== fs.realpathSync(cluster))
    throw new Error(`The database at this address does not run on ${cluster}.`);
}

/** Writes the backup label, which PostgreSQL returns as text, to a file in the backup. */
function copyLabel(label: string, dataDir: string, part: string): Manifest['files'][string] {
  const labelFile = path.join(dataDir, `.backup-label-${process.pid}`);
  fs.writeFileSync(labelFile, label, { mode: 0o600 });
  const copied = copyFile(labelFile, path.join(part, 'pg/backup_label'));
  fs.rmSync(labelFile);
  return copied;
}

/** Copies the segments of the write-ahead log that the backup needs. */
function copyLog(
  cluster: string,
  part: string,
  files: Manifest['files'],
  { first, last }: { first: string; last: string },
): void {
  for (const name of fs.readdirSync(path.join(cluster, 'pg_wal')).sort())
    if (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
      files[`pg/pg_wal/${name}`] = copyFile(
        path.join(cluster, 'pg_wal', name),
        path.join(part, 'pg/pg_wal', name),
      );
}

/** Writes the manifest and gives the backup its final name. */
function complete(part: string, to: string, manifest: Manifest): void {
  fs.writeFileSync(path.join(part, MANIFEST), JSON.stringify(manifest), {
    mode: 0o600,
    flush: true,
  });
  syncFolder(part);
  // Rename the folder last, so that a folder of this name is always a complete backup.
  if (fs.existsSync(to)) fs.rmdirSync(to);
  fs.renameSync(part, to);
  syncFolder(path.dirname(to));
}

interface Tree {
  from: string;
  to: string;
  /** Path of the copied folder, relative to the backup. */
  name: string;
  files: Manifest['files'];
  folders: string[];
}

const CONTROL = 'global/pg_control';

function copyTree({ from, to, name, files, folders }: Tree): void {
  folders.push(name);
  fs.mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const below = { from: path.join(from, entry.name), to: path.join(to, entry.name) };
    const inBackup = `${name}/${entry.name}`;
    if (name === 'pg' && EMPTY.includes(entry.name)) {
      folders.push(inBackup);
      fs.mkdirSync(below.to, { mode: 0o700 });
      if (entry.name === 'pg_wal') {
        for (const inner of ['archive_status', 'summaries']) folders.push(`${inBackup}/${inner}`);
      }
    } else if (LEFT_OUT.test(entry.name) || inBackup === `pg/${CONTROL}`) continue;
    else if (entry.isDirectory()) copyTree({ ...below, name: inBackup, files, folders });
    else if (entry.isFile()) copyIfThere(below.from, below.to, inBackup, files);
    else if (entry.isSymbolicLink())
      throw new Error(`${below.from} is a link; tablespaces are not part of this backup.`);
  }
}

/**
 * Copies a file, unless it has been deleted since the folder was listed. A deleted file is not needed, because
 * PostgreSQL would delete it anyway when it replays the write-ahead log.
 */
function copyIfThere(from: string, to: string, inBackup: string, files: Manifest['files']) {
  try {
    files[inBackup] = copyFile(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    fs.rmSync(to, { force: true });
  }
}

/**
 * Copies the control file last, as `pg_basebackup` does. PostgreSQL may be writing the file at the same time, so it is
 * copied again until two consecutive copies are identical.
 */
async function copyLast(cluster: string, part: string, files: Manifest['files']): Promise<void> {
  const from = path.join(cluster, CONTROL);
  const to = path.join(part, 'pg', CONTROL);
  for (let tries = 0; tries < 20; tries += 1) {
    fs.rmSync(to, { force: true });
    const copied = copyFile(from, to);
    await sleep(10);
    fs.rmSync(`${to}.again`, { force: true });
    const again = copyFile(from, `${to}.again`);
    fs.rmSync(`${to}.again`);
    if (copied.sha256 !== again.sha256) continue;
    files[`pg/${CONTROL}`] = copied;
    return;
  }
  throw new Error(`${from} did not hold still long enough to be copied.`);
}

/** Copies all files outside the database cluster, such as secrets, except those whose names match `NOT_OURS`. */
function copyRest(dataDir: string, part: string, files: Manifest['files'], folders: string[]) {
  for (const entry of fs.readdirSync(dataDir, { withFileTypes: true })) {
    if (NOT_OURS.test(entry.name) || entry.name.startsWith('.backup-label')) continue;
    const [from, to] = [path.join(dataDir, entry.name), path.join(part, entry.name)];
    if (entry.isDirectory()) copyTree({ from, to, name: entry.name, files, folders });
    else if (entry.isFile()) copyIfThere(from, to, entry.name, files);
  }
}
