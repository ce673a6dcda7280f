import type { Deps } from '../../platform/deps.ts';
import { permissionsOf } from './permissions.ts';
import { findClerk } from './repository.ts';

/** Registers the function that loads a clerk's permissions for the gate. */
export function setup(deps: Deps): void {
  deps.gates.loadStaffState = async (id) => {
    const clerk = await findClerk(deps.db, id);
    return clerk && { active: clerk.active, permissions: permissionsOf(clerk.roles) };
  };
}
