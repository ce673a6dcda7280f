import type { StaffPermissions } from '../../platform/staff-permissions.ts';

export const permissions: StaffPermissions = {
  'bonuses.view': ['support', 'marketing', 'risk'],
  'bonuses.grant': ['support', 'marketing', 'risk'],
};
