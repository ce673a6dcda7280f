import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createLogger } from '../log.ts';
import { openDatabase } from './open-database.ts';
import { freePort } from '../testing/testing-port.ts';
import { testConfig } from '../testing.ts';

test('a failed start stops the embedded database', async () => {
  const config = testConfig({ pgPort: await freePort() });
  const log = createLogger(config);
  const postmaster = path.join(config.dataDir, 'pg/postmaster.pid');
  const database = await openDatabase(config, log);
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query(`insert into platform_migrations values (9999, '9999_of_tomorrow.sql', '')`);
  await client.end();
  await database.stop();
  await expect(openDatabase(config, log)).rejects.toThrow('start the newer version');
  expect(fs.existsSync(postmaster)).toBe(false);
  fs.rmSync(config.dataDir, { recursive: true });
});
