import type { Deps } from '../../platform/deps.ts';
import { addAuditChecks } from '../ledger/index.ts';
import { bagAuditChecks } from './audit-repository.ts';
import { expireItems } from './expire-items.ts';

export function setup(deps: Deps): void {
  addAuditChecks(deps, bagAuditChecks);
  deps.jobs.cron('bag.expire_items', '* * * * *', async () => {
    await expireItems(deps);
  });
}
