import type { Deps } from '../../platform/deps.ts';
import { finishExpiredRounds } from './act-in-round.ts';
import { openGameSwitches } from './game-switches.ts';

export async function setup(deps: Deps): Promise<void> {
  await openGameSwitches(deps);
  deps.jobs.cron('play.finish_expired_rounds', '* * * * *', async () => {
    await finishExpiredRounds(deps);
  });
}
