import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NewSession } from '../../../platform/sign-in/auth.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import {
  deviceHash,
  namedDeviceOf,
  setDeviceCookie,
  type NamedDevice,
} from '../../../platform/sign-in/device-cookie.ts';
import { keyedHash } from '../../../platform/keyed-hash.ts';
import { hasDevice, putDevice } from './devices-repository.ts';

export interface StaffCaller extends NamedDevice {
  ip: string;
  /** User agent of the browser. */
  device: string;
}

export function staffCallerOf(deps: Deps, request: FastifyRequest): StaffCaller {
  return {
    ip: request.ip,
    device: request.headers['user-agent']?.slice(0, 200) ?? 'Unknown device',
    ...namedDeviceOf(deps, 'staff', request),
  };
}

const hashOf = (deps: Deps, token: string) => deviceHash(deps, 'staff', token);

export async function openSession(
  deps: Deps,
  tx: Transaction,
  clerkId: string,
  { ip, device, deviceToken }: StaffCaller,
): Promise<NewSession> {
  const hash = hashOf(deps, deviceToken);
  await putDevice(tx, { clerkId, hash, device, now: deps.clock.now() });
  return deps.sessions.create(tx, { kind: 'staff', subjectId: clerkId, ip, device });
}

/** Sets both cookies in a clerk's browser: the session cookie and the device token. */
export function setCookies(
  deps: Deps,
  reply: FastifyReply,
  session: NewSession,
  caller: StaffCaller,
): void {
  deps.sessions.setCookie(reply, 'staff', session.cookie);
  setDeviceCookie(deps, 'staff', reply, caller.deviceToken);
}

/**
 * Returns the key of the budget against which a failed sign-in counts. `isKnown` is true if the clerk has signed in
 * from this device before. Each known device has a budget of its own. All unknown devices share one budget per e-mail
 * address.
 */
export async function budgetOf(
  deps: Deps,
  who: { emailKey: string; clerkId: string | undefined; token: string },
): Promise<{ budget: Buffer; isKnown: boolean }> {
  const { emailKey, clerkId, token } = who;
  const hash = hashOf(deps, token);
  const isKnown = clerkId !== undefined && (await hasDevice(deps.db, clerkId, hash));
  const whose = isKnown ? `${emailKey} ${hash.toString('hex')}` : emailKey;
  return { budget: keyedHash(deps, 'staff.sign_in_budget', whose), isKnown };
}
