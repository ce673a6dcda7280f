import fs from 'node:fs';
import path from 'node:path';
import { readDataPlace } from '@wl/server/platform/config/config';

/**
 * Returns the database URL for the owner of the tables: DATABASE_URL if it is set, otherwise the URL of the embedded
 * PostgreSQL running in DATA_DIR. If neither is available, prints a message and ends the process.
 */
export function ownerDatabaseUrl(): string {
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
  const config = readDataPlace(process.env);
  if (config.databaseUrl) return config.databaseUrl;
  const folder = path.join(config.dataDir, 'pg');
  const passwordFile = `${folder}.password`;
  const pidFile = path.join(folder, 'postmaster.pid');
  if (!fs.existsSync(passwordFile) || !fs.existsSync(pidFile)) {
    console.error(
      `No embedded PostgreSQL runs on ${config.dataDir}; start the casino or set DATABASE_URL.`,
    );
    process.exit(2);
  }
  const port = fs.readFileSync(pidFile, 'utf8').split('\n')[3];
  const password = fs.readFileSync(passwordFile, 'utf8').trim();
  return `postgres://wanderluck:${password}@127.0.0.1:${port}/wanderluck`;
}
