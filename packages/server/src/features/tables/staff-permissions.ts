import type { StaffPermissions } from '../../platform/staff-permissions.ts';

export const permissions: StaffPermissions = {
  'tables.view': ['games', 'risk', 'support'],
  'tables.edit': ['games', 'risk'],
  'tables.moderate': ['risk', 'support'],
  'tables.void': ['games', 'risk'],
};
