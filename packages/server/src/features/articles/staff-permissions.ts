import type { StaffPermissions } from '../../platform/staff-permissions.ts';

export const permissions: StaffPermissions = {
  'articles.view': ['marketing', 'support'],
  'articles.edit': ['marketing'],
};
