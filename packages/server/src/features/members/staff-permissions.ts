import type { StaffPermissions } from '../../platform/staff-permissions.ts';

export const permissions: StaffPermissions = {
  'members.view': ['support', 'passport_desk', 'payments', 'risk'],
  // Only roles that can verify the member's identity may remove the second factor.
  'second_factor.remove': ['passport_desk', 'risk'],
};
