import type { StaffPermissions } from '../../platform/staff-permissions.ts';

export const permissions: StaffPermissions = {
  'tournaments.view': ['marketing', 'support'],
  'tournaments.edit': ['marketing'],
};
