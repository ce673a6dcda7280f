import type { StaffPermissions } from '../../platform/staff-permissions.ts';

export const permissions: StaffPermissions = {
  'recordings.view': ['games', 'risk', 'pit_boss'],
  // The name must not end in `.view`, because the auditor has every permission with that suffix.
  'recordings.play': ['risk', 'pit_boss'],
  'recordings.hold': ['risk', 'pit_boss'],
};
