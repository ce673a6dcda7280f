import type { Clerk } from '@wl/contract/office/staff';
import { permissionsOf } from './permissions.ts';
import type { ClerkRow } from './repository.ts';

/** Returns a clerk as shown in the back office. */
export function clerkOf(row: ClerkRow): Clerk {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    roles: row.roles,
    permissions: permissionsOf(row.roles),
  };
}
