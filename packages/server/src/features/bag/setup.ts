import type { Deps } from '../../platform/deps.ts';
import { addAuditChecks } from '../ledger/index.ts';
import { addNewMemberPart } from '../members/index.ts';
import { bagAuditChecks } from './audit-repository.ts';
import { expireItems } from './items/expire-items.ts';
import { giveBag } from './index.ts';

export function setup(deps: Deps): void {
  addAuditChecks(deps, bagAuditChecks);
  addNewMemberPart('bag', ({ clock }, tx, { id, applicant }) =>
    giveBag(tx, id, applicant.bagId, clock.now()),
  );
  deps.jobs.cron('bag.expire_items', '* * * * *', async () => {
    await expireItems(deps);
  });
}
