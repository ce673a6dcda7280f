import type { Deps } from '../../platform/deps.ts';
import { END_EXCLUSION } from './exclude-member.ts';
import { endByTime, endOverdue } from './end-exclusion.ts';

/** Registers the jobs that record when breaks and exclusions end. */
export function setup(deps: Deps): void {
  deps.jobs.task<{ memberId: string }>(END_EXCLUSION, async ({ memberId }) => {
    await endByTime(deps, memberId);
  });
  deps.jobs.cron('exclusions.end_overdue', '*/5 * * * *', async () => {
    await endOverdue(deps);
  });
}
