import type { StaffPermissions } from '../../platform/staff-permissions.ts';

export const permissions: StaffPermissions = {
  'tables.view': ['games', 'risk', 'support', 'pit_boss'],
  'tables.edit': ['games', 'risk'],
  'tables.moderate': ['risk', 'support'],
  'tables.ask_void': ['games', 'risk', 'dealer', 'pit_boss'],
  'tables.void': ['games', 'risk', 'pit_boss'],
  'tables.deal': ['dealer', 'pit_boss'],
  'tables.correct': ['pit_boss'],
};
