import type { Deps } from '../../platform/deps.ts';
import { addAuditChecks } from '../ledger/index.ts';
import { bagAuditChecks } from './audit-repository.ts';

export function setup(deps: Deps): void {
  addAuditChecks(deps, bagAuditChecks);
}
