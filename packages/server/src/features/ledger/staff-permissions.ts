import type { StaffPermissions } from '../../platform/staff-permissions.ts';

export const permissions: StaffPermissions = {
  'ledger.view': ['payments', 'risk'],
  'ledger.audit': ['risk'],
};
