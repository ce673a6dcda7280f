import type { StaffPermissions } from '../../platform/staff-permissions.ts';

export const permissions: StaffPermissions = {
  'journey.view': ['marketing'],
  'journey.edit': ['marketing'],
};
