import type { StaffPermissions } from '../../platform/staff-permissions.ts';

export const permissions: StaffPermissions = {
  'market.view': ['marketing', 'risk'],
  'market.edit': ['marketing'],
};
