/**
 * `npm run backup -- --to <folder>`: copies the embedded database and the secrets of a running casino, without stopping
 * the casino. `npm run restore` turns the copy into a data folder. Schedule the backup daily with cron or a systemd
 * timer (docs/operations.md).
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDataPlace } from '@wl/server/platform/config/config';
import { takeBackup } from './backup/take-backup.ts';

if (fs.existsSync('.env')) process.loadEnvFile('.env');
const { values } = parseArgs({ options: { to: { type: 'string' } } });

try {
  if (!values.to) throw new Error('Usage: npm run backup -- --to <folder that does not exist yet>');
  const config = readDataPlace(process.env);
  if (config.databaseUrl)
    throw new Error(
      'The database is an outside one (DATABASE_URL): back it up where it runs, with pg_basebackup.',
    );
  const cluster = path.join(config.dataDir, 'pg');
  const pidFile = path.join(cluster, 'postmaster.pid');
  if (!fs.existsSync(pidFile))
    throw new Error(`No embedded PostgreSQL runs on ${config.dataDir}; start the house first.`);
  const port = fs.readFileSync(pidFile, 'utf8').split('\n')[3];
  const password = fs.readFileSync(`${cluster}.password`, 'utf8').trim();
  const startedMs = performance.now();
  const manifest = await takeBackup({
    url: `postgres://wanderluck:${password}@127.0.0.1:${port}/wanderluck`,
    dataDir: config.dataDir,
    to: path.resolve(values.to),
    product: `wanderluck ${config.version}`,
  });
  const files = Object.values(manifest.files);
  const figures = {
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    seconds: Math.round((performance.now() - startedMs) / 100) / 10,
    start_lsn: manifest.start_lsn,
    stop_lsn: manifest.stop_lsn,
  };
  console.log(JSON.stringify({ backup: figures }));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
