import type { StaffPermissions } from '../../platform/staff-permissions.ts';

export const permissions: StaffPermissions = {
  // `reports.view` alone opens no report: each report also requires its own permission.
  'reports.view': ['payments', 'marketing', 'games', 'risk'],
};
