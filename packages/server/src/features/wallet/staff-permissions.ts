import type { StaffPermissions } from '../../platform/staff-permissions.ts';

export const permissions: StaffPermissions = {
  'cash_outs.view': ['payments', 'risk', 'support'],
  'cash_outs.decide': ['payments'],
  'cashier.view': ['payments', 'risk', 'support'],
  'cashier.switch': ['payments'],
  'top_ups.resume': ['payments', 'risk'],
  'reconciliation.view': ['payments', 'risk'],
  'reconciliation.run': ['payments'],
  'reconciliation.explain': ['payments'],
  'corrections.propose': ['payments'],
  'corrections.decide': ['payments'],
};
