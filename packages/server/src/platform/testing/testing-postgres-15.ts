import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Programs } from '../database/embedded.ts';

const known = [
  // Installation folder of the Debian package.
  '/usr/lib/postgresql/15',
  '/usr/pgsql-15',
  '/opt/homebrew/opt/postgresql@15',
];

const hasServer = (folder: string) => existsSync(path.join(folder, 'bin/postgres'));

/**
 * Returns the PostgreSQL 15 installation folder, taken from `POSTGRES_15` or the usual locations; undefined if there is
 * none.
 */
export function findPostgres15(): string | undefined {
  const named = process.env['POSTGRES_15'];
  if (named) return hasServer(named) ? named : undefined;
  return known.find(hasServer);
}

/**
 * Returns the PostgreSQL 15 binaries. Version 15 is the oldest that we support.
 * @throws Error if PostgreSQL 15 is not installed. On Debian, `npm test` installs it
 */
export function postgres15(): Programs {
  const folder = findPostgres15();
  if (!folder)
    throw new Error(
      'These tests need PostgreSQL 15: install postgresql-15 or name its folder (with bin/postgres in it) in POSTGRES_15.',
    );
  return { folder, locale: ['--locale=C.UTF-8'] };
}
