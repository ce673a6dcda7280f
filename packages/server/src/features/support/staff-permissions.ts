import type { StaffPermissions } from '../../platform/staff-permissions.ts';

export const permissions: StaffPermissions = {
  'support.view': ['support', 'payments', 'risk'],
  'support.answer': ['support', 'payments', 'risk'],
  'support.hours': ['support'],
};
