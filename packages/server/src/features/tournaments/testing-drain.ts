/**
 * Separate process that handles all tournament events in a database, pays the prizes and refunds due, and kills itself
 * at `FAILPOINT`. `OWNER_URL` and `APP_URL` identify the database. `DATA_DIR` is a temporary folder.
 */
import { createDeps } from '../../platform/deps.ts';
import { discoverFeatures, setUpFeatures } from '../../platform/features.ts';
import { createLogger } from '../../platform/log.ts';
import { readConfig } from '../../platform/config/config.ts';
import { testClock } from '../../platform/clock.ts';
import { payDue } from './prizes/pay-due.ts';

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
  features.filter(({ name }) => name === 'tournaments'),
  deps,
);
await deps.events.drain();
await payDue(deps);
await deps.close();
