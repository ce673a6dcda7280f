/**
 * `node tools/permissions-doc.ts` writes docs/permissions.md, which lists the roles that are allowed to make each staff
 * call. The calls come from the contract, and the roles from the `staff-permissions.ts` of each feature. A test fails
 * if the file is out of date, or if a feature's declared permissions differ from those that its calls require.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call } from '@wl/contract/call';
import { staffRoles } from '@wl/contract/office/staff';
import {
  featurePermissions,
  permissionRoles,
  roleMay,
} from '../packages/server/src/features/staff/permissions.ts';

export const permissionsDocFile = path.resolve(import.meta.dirname, '../docs/permissions.md');
const contractFolder = path.resolve(import.meta.dirname, '../packages/contract/src');

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'auth' in value && 'path' in value;

/** Returns the calls that each contract file defines. The keys are file paths relative to the contract folder. */
async function callsByFile(): Promise<Map<string, Call[]>> {
  const files = readdirSync(contractFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /^(?:office\/)?[\w-]+\.ts$/.test(file));
  const read = async (file: string): Promise<[string, Call[]]> => {
    const module = (await import(pathToFileURL(path.join(contractFolder, file)).href)) as object;
    return [file, Object.values(module).filter(isCall)];
  };
  return new Map(await Promise.all(files.map(read)));
}

/** Returns all calls that the contract's files define. */
export const everyCall = async (): Promise<Call[]> => [...(await callsByFile()).values()].flat();

const staffCalls = async (): Promise<Call[]> =>
  (await everyCall()).filter(({ auth }) => auth === 'staff');

/**
 * Compares the permissions that calls require with those that the features declare. Returns required permissions that
 * no feature declares (`unknown`), and declared permissions that no call of the same feature requires (`unused`). Both
 * lists should be empty.
 */
export async function permissionDifferences(): Promise<{ unknown: string[]; unused: string[] }> {
  const asked = [...(await callsByFile())].map(([file, calls]) => ({
    file,
    permissions: calls.flatMap(({ permission }) => permission ?? []),
  }));
  /** Returns the permissions required by the calls in `office/<feature>.ts` and `office/<feature>-<subject>.ts`. */
  const askedBy = (feature: string) =>
    asked
      .filter(({ file }) => new RegExp(`^office/${feature}(?:-[\\w-]+)?\\.ts$`).test(file))
      .flatMap(({ permissions }) => permissions);
  const all = new Set(asked.flatMap(({ permissions }) => permissions));
  return {
    unknown: [...all].filter((permission) => !Object.hasOwn(permissionRoles, permission)),
    unused: [...featurePermissions].flatMap(([feature, permissions]) => {
      const own = askedBy(feature);
      return Object.keys(permissions).filter((permission) => !own.includes(permission));
    }),
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
    'Written by `node tools/permissions-doc.ts` from the contract and each feature’s `staff-permissions.ts`; do not edit.',
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
