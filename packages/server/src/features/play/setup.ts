import type { Deps } from '../../platform/deps.ts';
import { finishExpiredRounds } from './open-rounds/act-in-round.ts';

export function setup(deps: Deps): void {
  deps.jobs.cron('play.finish_expired_rounds', '* * * * *', async () => {
    await finishExpiredRounds(deps);
  });
}
