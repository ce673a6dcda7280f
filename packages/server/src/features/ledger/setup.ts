import type { Deps } from '../../platform/deps.ts';
import { staffAuditCheck } from '../staff/index.ts';
import { addAuditChecks } from './audit-checks.ts';
import { startAuditor } from './auditor.ts';
import { keepLiability } from './liability.ts';
import { sealTransfers } from './repository.ts';

const SEAL_EVERY_MS = 5000;
/**
 * Minimum number of transfers in a full batch. After a smaller batch, there is usually nothing left to seal.
 * `ledger_seal` never splits a transaction, so a full batch can have fewer than the maximum of 50,000 transfers.
 */
const FULL_PIECE = 40_000;

export function setup(deps: Deps): void {
  addAuditChecks(deps, [staffAuditCheck]);
  if (!deps.isWorker) {
    sealOften(deps);
    startAuditor(deps);
  }
  deps.jobs.cron('ledger.keep_liability', '*/30 * * * *', () => keepLiability(deps));
}

/** Seals committed transfers every few seconds, independently of bets; see the SQL function `ledger_seal`. */
function sealOften(deps: Deps): void {
  let sealing: Promise<void> | undefined;
  let closed = false;

  async function catchUp() {
    while ((await sealTransfers(deps.db)) >= FULL_PIECE && !closed);
  }

  const timer = setInterval(() => {
    sealing ??= catchUp()
      .catch((error: unknown) => {
        deps.log.warn({ err: error }, 'the ledger was not sealed; trying again');
      })
      .finally(() => {
        sealing = undefined;
      });
  }, SEAL_EVERY_MS);
  timer.unref();
  deps.onClose(async () => {
    closed = true;
    clearInterval(timer);
    await sealing;
  });
}
