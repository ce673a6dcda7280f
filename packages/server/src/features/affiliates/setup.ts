import type { Deps } from '../../platform/deps.ts';
import { forgetOldVisitors } from './count-click.ts';

/** Registers the job that deletes the hashes of visitors' IP addresses after a day (decision 0036). */
export function setup(deps: Deps): void {
  deps.jobs.cron('affiliates.forget_visitors', '7 * * * *', () => forgetOldVisitors(deps));
}
