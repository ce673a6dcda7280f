import { formChannels, sharedForms } from '@wl/contract/office/staff-forms';
import type { Deps } from '../../platform/deps.ts';
import { permissionsOf } from './permissions.ts';
import { findClerk } from './repository.ts';

/**
 * Registers the function that looks up a clerk's permissions for access checks. Also lets clerks see the names of
 * colleagues who have the same form open.
 */
export function setup(deps: Deps): void {
  deps.gates.loadStaffState = async (id) => {
    const clerk = await findClerk(deps.db, id);
    return clerk && { active: clerk.active, permissions: permissionsOf(clerk.roles) };
  };
  // The realtime service checks the clerk's permission for the form (`permissionOfChannel`) before it applies this
  // rule.
  deps.realtime.allowChannel(formChannels, async (subject, [form = '']) => {
    if (subject.kind !== 'staff' || !Object.hasOwn(sharedForms, form)) return false;
    const clerk = await findClerk(deps.db, subject.id);
    return clerk ? { id: clerk.id, info: { name: clerk.name } } : false;
  });
}
