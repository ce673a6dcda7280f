import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { deviceHash } from '../../../platform/sign-in/device-cookie.ts';
import { keyedHash } from '../../../platform/keyed-hash.ts';
import { hasDevice, putDevice } from './sign-in-repository.ts';

const hashOf = (deps: Deps, token: string) => deviceHash(deps, 'member', token);

/** Returns true if this member has signed in from this browser before. */
function isKnownDevice(deps: Deps, memberId: string, token: string): Promise<boolean> {
  return hasDevice(deps.db, memberId, hashOf(deps, token));
}

/**
 * Returns the key under which wrong passwords for an e-mail address are counted. Each known device has its own budget
 * of attempts, and all unknown devices share one.
 */
export function budgetKey(deps: Deps, emailKey: string, device: Buffer | 'unknown'): Buffer {
  const who = device === 'unknown' ? device : device.toString('hex');
  return keyedHash(deps, 'members.sign_in_budget', `${emailKey} ${who}`);
}

/**
 * Returns the key of the budget against which this device's wrong passwords count. `isKnown` is true if the member has
 * signed in from the device before. Otherwise, the key identifies the budget that all unknown devices share.
 */
export async function budgetOf(
  deps: Deps,
  emailKey: string,
  memberId: string | undefined,
  token: string,
): Promise<{ budget: Buffer; isKnown: boolean }> {
  const isKnown = memberId !== undefined && (await isKnownDevice(deps, memberId, token));
  return {
    budget: budgetKey(deps, emailKey, isKnown ? hashOf(deps, token) : 'unknown'),
    isKnown,
  };
}

/**
 * Records the device from which a member signed in.
 * @param device name for the device list, such as "Firefox on Linux"
 * @returns true if this member had never signed in from the device before
 */
export async function rememberDevice(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  { token, device }: { token: string; device: string },
): Promise<boolean> {
  return putDevice(tx, {
    memberId,
    deviceHash: hashOf(deps, token),
    device,
    now: deps.clock.now(),
  });
}

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Returns a device name for a user agent, such as "Firefox on Windows", or "Unknown device". */
export function describeDevice(userAgent: string | undefined): string {
  const find = (list: typeof BROWSERS) => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
