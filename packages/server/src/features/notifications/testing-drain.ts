/**
 * Process that runs the notifications feature on all stored events, and kills itself at the failpoint that the
 * environment variable `FAILPOINT` names. `OWNER_URL` and `APP_URL` identify the database. `DATA_DIR` is a data folder
 * for this process only.
 */
import { testClock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config/config.ts';
import { createDeps } from '../../platform/deps.ts';
import { discoverFeatures, setUpFeatures } from '../../platform/features.ts';
import { createLogger } from '../../platform/log.ts';

const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' });
const deps = createDeps({
  config,
  log: createLogger(config),
  ownerUrl: process.env['OWNER_URL'] ?? '',
  appUrl: process.env['APP_URL'] ?? '',
  clock: testClock('2026-03-02T12:10:00Z'),
  limitRates: false,
  checkReplies: true,
  defaultMetrics: false,
});
const features = await discoverFeatures();
await setUpFeatures(
  features.filter(({ name }) => name === 'notifications'),
  deps,
);
await deps.events.drain();
await deps.close();
