import type { Deps } from '../../platform/deps.ts';
import { startAuditor } from './auditor.ts';
import { keepLiability } from './liability.ts';
import { sealTransfers } from './repository.ts';

const SEAL_EVERY_MS = 5000;
/** A seal of fewer transfers than this was the last one needed (ledger_seal cuts pieces of 50,000, less a transaction). */
const FULL_PIECE = 40_000;

/** Starts sealing and auditing, and stores each day's liability. */
export function setup(deps: Deps): void {
  if (!deps.isWorker) {
    sealOften(deps);
    startAuditor(deps);
  }
  deps.jobs.cron('ledger.keep_liability', '*/30 * * * *', () => keepLiability(deps));
}

/** Seals committed transfers a few seconds later, outside of every bet; see `ledger_seal` in 0012_seal_in_pieces.sql. */
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
