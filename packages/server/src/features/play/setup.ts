import type { Deps } from '../../platform/deps.ts';
import { addAuditChecks } from '../ledger/index.ts';
import { finishExpiredRounds } from './act-in-round.ts';
import { figureChecks } from './audit-figures-repository.ts';
import { playAuditChecks } from './audit-repository.ts';
import { openGameSwitches } from './game-switches.ts';

export async function setup(deps: Deps): Promise<void> {
  addAuditChecks(deps, [...playAuditChecks, ...figureChecks]);
  await openGameSwitches(deps);
  deps.jobs.cron('play.finish_expired_rounds', '* * * * *', async () => {
    await finishExpiredRounds(deps);
  });
}
