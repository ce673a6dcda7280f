import type { Deps } from '../../platform/deps.ts';
import { addAuditChecks } from '../ledger/index.ts';
import { staffAuditCheck } from './audit-log-repository.ts';
import { permissionsOf } from './permissions.ts';
import { findClerk } from './repository.ts';

/** Tells the platform what each clerk may do, and the auditor to walk the log of the staff. */
export function setup(deps: Deps): void {
  addAuditChecks(deps, [staffAuditCheck]);
  deps.gates.loadStaffState = async (id) => {
    const clerk = await findClerk(deps.db, id);
    return clerk && { active: clerk.active, permissions: permissionsOf(clerk.roles) };
  };
}
