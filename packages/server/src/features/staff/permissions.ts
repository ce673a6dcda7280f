import { findPermissions, type Role } from '../../platform/staff-permissions.ts';

export type { Role } from '../../platform/staff-permissions.ts';

/** Permissions that features declare in their `staff-permissions.ts`, keyed by feature name. */
export const featurePermissions = await findPermissions();

/** Roles to which each permission is assigned, by permission name. Includes the permissions of all features. */
export const permissionRoles: Readonly<Record<string, readonly Role[]>> = Object.fromEntries(
  [...featurePermissions.values()].flatMap((permissions) => Object.entries(permissions)),
);

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
