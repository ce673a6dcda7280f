import type { Deps } from '../../platform/deps.ts';
import { eraseDue } from './erase.ts';
import { PREPARE_COPY, prepareCopy } from './prepare-copy.ts';
import { dropExpired } from './repository.ts';

/**
 * Registers the job that prepares requested copies, and the daily jobs that delete expired copies and erase data whose
 * retention period has ended.
 */
export function setup(deps: Deps): void {
  deps.jobs.task<{ copyId: string }>(PREPARE_COPY, ({ copyId }) => prepareCopy(deps, copyId));
  deps.jobs.cron('personal_data.drop_expired', '29 3 * * *', () =>
    deps.transaction((tx) => dropExpired(tx, deps.clock.now())),
  );
  deps.jobs.cron('personal_data.erase', '47 3 * * *', async () => {
    const erased = await eraseDue(deps);
    if (erased > 0) deps.log.info({ erased }, 'closed accounts were pseudonymised');
  });
}
