import type { StaffPermissions } from '../../platform/staff-permissions.ts';

export const permissions: StaffPermissions = {
  'affiliates.view': ['marketing'],
  'affiliates.edit': ['marketing'],
  'affiliates.pay': ['marketing'],
};
