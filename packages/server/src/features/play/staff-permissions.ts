import type { StaffPermissions } from '../../platform/staff-permissions.ts';

export const permissions: StaffPermissions = {
  'games.view': ['games', 'risk', 'support', 'payments'],
  'games.switch': ['games', 'risk'],
  'rounds.void': ['risk'],
};
