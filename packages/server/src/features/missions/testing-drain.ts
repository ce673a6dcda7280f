/**
 * Runs the journey and mission handlers on all events of a database, as a separate process that kills itself at the
 * failpoint set in `FAILPOINT`. The environment variables `OWNER_URL` and `APP_URL` select the database, and `DATA_DIR`
 * is a data folder for this process only.
 */
import { createDeps } from '../../platform/deps.ts';
import { discoverFeatures, setUpFeatures } from '../../platform/features.ts';
import { createLogger } from '../../platform/log.ts';
import { readConfig } from '../../platform/config/config.ts';
import { testClock } from '../../platform/clock.ts';

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
  features.filter(({ name }) => name === 'journey' || name === 'missions'),
  deps,
);
await deps.events.drain();
await deps.close();
