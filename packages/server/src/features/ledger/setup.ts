import type { Deps } from '../../platform/deps.ts';
import { startAuditor } from './auditor.ts';
import { keepLiability } from './liability.ts';
import { sealTransfers } from './repository.ts';

const SEAL_EVERY_MS = 5000;

/** Seals, audits, and keeps each day's liability. */
export function setup(deps: Deps): void {
  sealOften(deps);
  startAuditor(deps);
  deps.jobs.cron('ledger.keep_liability', '*/30 * * * *', () => keepLiability(deps));
}

/** Chains what was committed, a few seconds late and away from every bet; see `ledger_seal` in 0003_ledger.sql. */
function sealOften(deps: Deps): void {
  let sealing: Promise<void> | undefined;
  const timer = setInterval(() => {
    sealing ??= sealTransfers(deps.db)
      .catch((error: unknown) => {
        deps.log.warn({ err: error }, 'the ledger was not sealed; trying again');
      })
      .finally(() => {
        sealing = undefined;
      });
  }, SEAL_EVERY_MS);
  timer.unref();
  deps.onClose(async () => {
    clearInterval(timer);
    await sealing;
  });
}
