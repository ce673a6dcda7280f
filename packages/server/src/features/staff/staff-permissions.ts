import type { StaffPermissions } from '../../platform/staff-permissions.ts';

export const permissions: StaffPermissions = {
  // Only owners and auditors can view the log of staff actions.
  'staff_audit.view': [],
  // Only owners can manage accounts. Only owners and auditors can view them.
  'staff.view': [],
  'staff.manage': [],
};
