import type { StaffPermissions } from '../../platform/staff-permissions.ts';

export const permissions: StaffPermissions = {
  'documents.view': ['passport_desk'],
  // Besides owners, only the role `passport_desk` can open members' documents (decisions §4). The name
  // `documents.open` must not end in `.view`, because the auditor has every permission with that suffix.
  'documents.open': ['passport_desk'],
  'documents.decide': ['passport_desk'],
  'passport.override': ['passport_desk'],
};
