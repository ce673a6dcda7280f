/**
 * `node tools/permissions-doc.ts` writes docs/permissions.md, which lists the roles that are allowed to make each staff
 * call. The calls come from the contract, and the roles from the permission list of the staff feature. A test fails if
 * the file is out of date, or if the permissions in the contract and in the list differ.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call } from '@wl/contract/call';
import { staffRoles } from '@wl/contract/office/staff';
import { permissionRoles, roleMay } from '../packages/server/src/features/staff/permissions.ts';

export const permissionsDocFile = path.resolve(import.meta.dirname, '../docs/permissions.md');
const contractFolder = path.resolve(import.meta.dirname, '../packages/contract/src');

/** Returns all calls that the contract's files define. */
export async function everyCall(): Promise<Call[]> {
  const files = readdirSync(contractFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /^(?:office\/)?[\w-]+\.ts$/.test(file));
  const modules = await Promise.all(
    files.map(
      (file) =>
        import(pathToFileURL(path.join(contractFolder, file)).href) as Promise<
          Record<string, unknown>
        >,
    ),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter(
      (value): value is Call =>
        typeof value === 'object' && value !== null && 'auth' in value && 'path' in value,
    );
}

const staffCalls = async (): Promise<Call[]> =>
  (await everyCall()).filter(({ auth }) => auth === 'staff');

/**
 * Compares the permissions that calls require with the permission list. Returns permissions that are missing from the
 * list (`unknown`), and permissions that no call requires (`unused`). Both lists should be empty.
 */
export async function permissionDifferences(): Promise<{ unknown: string[]; unused: string[] }> {
  const asked = new Set((await staffCalls()).flatMap(({ permission }) => permission ?? []));
  const listed = Object.keys(permissionRoles);
  return {
    unknown: [...asked].filter((permission) => !listed.includes(permission)),
    unused: listed.filter((permission) => !asked.has(permission)),
  };
}

/** Returns the text of docs/permissions.md. */
export async function permissionsDoc(): Promise<string> {
  const calls = (await staffCalls())
    .filter(({ permission }) => permission !== undefined)
    .sort((a, b) => `${a.permission} ${a.path}`.localeCompare(`${b.permission} ${b.path}`));
  return [
    '# Permissions',
    '',
    'Written by `node tools/permissions-doc.ts` from the contract and `features/staff/permissions.ts`; do not edit.',
    'Every call is written to the audit log, views included.',
    '',
    '<!-- prettier-ignore-start -->',
    `| call | permission | ${staffRoles.map((role) => `\`${role}\``).join(' | ')} |`,
    `| --- | --- | ${staffRoles.map(() => ':-:').join(' | ')} |`,
    ...calls.map(
      ({ method, path: where, permission = '' }) =>
        `| ${method} \`${where}\` | \`${permission}\` | ${staffRoles.map((role) => (roleMay(role, permission) ? '✓' : '')).join(' | ')} |`,
    ),
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(permissionsDocFile, await permissionsDoc());
