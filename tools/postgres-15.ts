import { findPostgres15 } from '@wl/server/platform/testing/testing-postgres-15';
import { aptInstall } from './lib/apt.ts';

/**
 * Returns the folder of PostgreSQL 15, which some tests use. On Debian, installs PostgreSQL 15 if it is missing.
 * @throws Error with instructions for the developer if PostgreSQL 15 is still missing
 */
export function requirePostgres15(): string {
  const found = findPostgres15();
  if (found) return found;
  aptInstall('PostgreSQL 15', ['--no-install-recommends', 'postgresql-15']);
  const installed = findPostgres15();
  if (!installed)
    throw new Error(
      'The tests of outside databases need PostgreSQL 15: install it, or name its folder in POSTGRES_15, and run npm test again.',
    );
  return installed;
}
