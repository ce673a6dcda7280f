import type { Deps } from '../../platform/deps.ts';
import { addAuditChecks } from '../ledger/index.ts';
import { staffAuditCheck } from './audit-log-repository.ts';
import { permissionsOf } from './permissions.ts';
import { findClerk } from './repository.ts';

/** Registers the clerks' permissions with the platform, and the staff-log check with the ledger audit. */
export function setup(deps: Deps): void {
  addAuditChecks(deps, [staffAuditCheck]);
  deps.gates.loadStaffState = async (id) => {
    const clerk = await findClerk(deps.db, id);
    return clerk && { active: clerk.active, permissions: permissionsOf(clerk.roles) };
  };
}
