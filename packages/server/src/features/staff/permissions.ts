import type { Clerk } from '@wl/contract/office/staff';

export type Role = Clerk['roles'][number];

/**
 * Roles by permission (decisions §12). In addition, the owner has every permission, and the auditor has every
 * permission whose name ends in `.view`. A test checks that the contract's staff calls require exactly the permissions
 * listed here.
 */
export const permissionRoles: Readonly<Record<string, readonly Role[]>> = {
  'cash_outs.view': ['payments', 'risk', 'support'],
  'cash_outs.decide': ['payments'],
  'games.view': ['games', 'risk', 'support', 'payments'],
  'games.switch': ['games', 'risk'],
  'rounds.void': ['risk'],
  'cashier.view': ['payments', 'risk', 'support'],
  'cashier.switch': ['payments'],
  'top_ups.resume': ['payments', 'risk'],
  'reconciliation.view': ['payments', 'risk'],
  'reconciliation.run': ['payments'],
  'reconciliation.explain': ['payments'],
  'corrections.propose': ['payments'],
  'corrections.decide': ['payments'],
  'ledger.view': ['payments', 'risk'],
  'ledger.audit': ['risk'],
  'floor.view': ['games', 'marketing'],
  'floor.arrange': ['games', 'marketing'],
  'affiliates.view': ['marketing'],
  'affiliates.edit': ['marketing'],
  'affiliates.pay': ['marketing'],
  'articles.view': ['marketing', 'support'],
  'articles.edit': ['marketing'],
  'campaigns.view': ['marketing'],
  'campaigns.edit': ['marketing'],
  'emails.view': ['marketing', 'support'],
  'tables.view': ['games', 'risk', 'support'],
  'tables.edit': ['games', 'risk'],
  'tournaments.view': ['marketing', 'support'],
  'tournaments.edit': ['marketing'],
  // Only owners and the auditor can view the log of staff actions.
  'staff_audit.view': [],
  // Only owners can manage accounts. Auditors can view them.
  'staff.view': [],
  'staff.manage': [],
  'members.view': ['support', 'passport_desk', 'payments', 'risk'],
  'documents.view': ['passport_desk'],
  // Besides owners, only the role `passport_desk` can open members' documents (decisions §4). This name must not end in
  // `.view`, because the auditor has every permission with that suffix.
  'documents.open': ['passport_desk'],
  'documents.decide': ['passport_desk'],
  'passport.override': ['passport_desk'],
  'bonuses.view': ['support', 'marketing', 'risk'],
  'bonuses.grant': ['support', 'marketing', 'risk'],
  'market.view': ['marketing', 'risk'],
  'market.edit': ['marketing'],
  'journey.view': ['marketing'],
  'journey.edit': ['marketing'],
  // `reports.view` alone opens no report: each report also requires its own permission.
  'reports.view': ['payments', 'marketing', 'games', 'risk'],
  'exclusions.set': ['support', 'risk'],
  'support.view': ['support', 'payments', 'risk'],
  'support.answer': ['support', 'payments', 'risk'],
  'support.hours': ['support'],
  'support.replies': ['support'],
  // Only roles that can verify the member's identity may remove the second factor.
  'second_factor.remove': ['passport_desk', 'risk'],
};

const isView = (permission: string) => permission.endsWith('.view');

/**
 * Returns true if a role has a permission. Owners have every permission, and auditors have every permission whose name
 * ends with `.view`.
 */
export function roleMay(role: Role, permission: string): boolean {
  if (role === 'owner') return true;
  if (role === 'auditor') return isView(permission);
  return permissionRoles[permission]?.includes(role) ?? false;
}

/** Returns all permissions of a clerk with these roles, in alphabetical order. */
export function permissionsOf(roles: readonly Role[]): string[] {
  return Object.keys(permissionRoles)
    .filter((permission) => roles.some((role) => roleMay(role, permission)))
    .sort();
}
