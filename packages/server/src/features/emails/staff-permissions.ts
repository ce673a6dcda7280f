import type { StaffPermissions } from '../../platform/staff-permissions.ts';

export const permissions: StaffPermissions = {
  'emails.view': ['marketing', 'support'],
};
