import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Clerk } from '@wl/contract/office/staff';
import { featuresFolder } from './features-folder.ts';

export type Role = Clerk['roles'][number];

/**
 * Permissions of clerks, each with the roles that have it (decisions §12). Two roles are not listed: the owner has
 * every permission, and the auditor has every permission whose name ends in `.view`. Each feature's
 * `staff-permissions.ts` exports the permissions that its calls require as `permissions`.
 */
export type StaffPermissions = Readonly<Record<`${string}.${string}`, readonly Role[]>>;

/** Permissions by the name of the feature that declares them. */
export type FeaturePermissions = ReadonlyMap<string, StaffPermissions>;

/**
 * Finds the permissions of all features. A new feature needs no registration.
 * @throws Error if a file exports no `permissions`, or if two features declare the same permission
 */
export async function findPermissions(folder = featuresFolder): Promise<FeaturePermissions> {
  const found = new Map<string, StaffPermissions>();
  const owners = new Map<string, string>();
  for (const file of fs.globSync('*/staff-permissions.ts', { cwd: folder }).sort()) {
    const { permissions } = (await import(
      /* @vite-ignore */ pathToFileURL(path.join(folder, file)).href
    )) as { permissions?: StaffPermissions };
    if (!permissions) throw new Error(`features/${file} must export "permissions".`);
    const feature = path.dirname(file);
    for (const permission of Object.keys(permissions)) {
      const owner = owners.get(permission);
      if (owner !== undefined)
        throw new Error(`${owner} and ${feature} both declare the permission "${permission}".`);
      owners.set(permission, feature);
    }
    found.set(feature, permissions);
  }
  return found;
}
