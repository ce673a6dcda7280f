import type { StaffPermissions } from '../../platform/staff-permissions.ts';

export const permissions: StaffPermissions = {
  // Only owners and the auditor can view the log of staff actions.
  'staff_audit.view': [],
  // Only owners can manage accounts. Auditors can view them.
  'staff.view': [],
  'staff.manage': [],
};
