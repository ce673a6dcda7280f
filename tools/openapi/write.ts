/**
 * Writes the API document to `test-results/openapi.json`, or to the given file. Needs no database, because generating
 * the document requires no query.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildApp } from '@wl/server/app';
import { allFeatures } from '@wl/server/features/index';
import { readConfig } from '@wl/server/platform/config/config';
import { createDeps } from '@wl/server/platform/deps';
import { createLogger } from '@wl/server/platform/log';

/** Database URL at which no server listens. No connection is opened, because generating the document runs no query. */
const NOWHERE = 'postgres://nobody@127.0.0.1:1/none';

/** Example URL of an installation. A public document must not contain `localhost`. */
const PUBLIC_URL = 'https://wanderluck.example';

/** Returns the API document as JSON, with `PUBLIC_URL` as the server's address. */
export async function apiDocument(): Promise<string> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-openapi-'));
  const config = {
    ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    publicUrl: PUBLIC_URL,
  };
  const deps = createDeps({
    config,
    log: createLogger(config),
    ownerUrl: NOWHERE,
    appUrl: NOWHERE,
    defaultMetrics: false,
  });
  const app = await buildApp(deps, await allFeatures());
  try {
    const { statusCode, body } = await app.inject('/api/openapi.json');
    if (statusCode !== 200) throw new Error(`/api/openapi.json answered ${statusCode}: ${body}`);
    return body;
  } finally {
    await app.close();
    await deps.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const file = process.argv[2] ?? 'test-results/openapi.json';
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, await apiDocument());
}
