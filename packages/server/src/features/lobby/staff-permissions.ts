import type { StaffPermissions } from '../../platform/staff-permissions.ts';

export const permissions: StaffPermissions = {
  'floor.view': ['games', 'marketing'],
  'floor.arrange': ['games', 'marketing'],
};
