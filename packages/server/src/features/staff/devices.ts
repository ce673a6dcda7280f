import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { deviceHash, namedDeviceOf, type NamedDevice } from '../../platform/device-cookie.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import { hasDevice } from './devices-repository.ts';

/** Where a clerk's sign-in comes from. */
export interface StaffCaller extends NamedDevice {
  ip: string;
  /** The browser's user agent. */
  device: string;
}

export function staffCallerOf(deps: Deps, request: FastifyRequest): StaffCaller {
  return {
    ip: request.ip,
    device: request.headers['user-agent']?.slice(0, 200) ?? 'Unknown device',
    ...namedDeviceOf(deps, 'staff', request),
  };
}

export const staffDeviceHash = (deps: Deps, token: string): Buffer =>
  deviceHash(deps, 'staff', token);

/**
 * Which count of wrong tries a sign-in draws on: the own one of a device that this clerk signed in from before, or the one that all
 * unknown devices share.
 */
export async function budgetOf(
  deps: Deps,
  who: { emailKey: string; clerkId: string | undefined; token: string },
): Promise<{ budget: Buffer; isKnown: boolean }> {
  const { emailKey, clerkId, token } = who;
  const hash = staffDeviceHash(deps, token);
  const isKnown = clerkId !== undefined && (await hasDevice(deps.db, clerkId, hash));
  const whose = isKnown ? `${emailKey} ${hash.toString('hex')}` : emailKey;
  return { budget: keyedHash(deps, 'staff.sign_in_budget', whose), isKnown };
}
