import type { StaffPermissions } from '../../platform/staff-permissions.ts';

export const permissions: StaffPermissions = {
  'campaigns.view': ['marketing'],
  'campaigns.edit': ['marketing'],
};
