import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { deviceHash } from '../../platform/device-cookie.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import { hasDevice, putDevice } from './sign-in-repository.ts';

const hashOf = (deps: Deps, token: string) => deviceHash(deps, 'member', token);

/** Whether this member signed in from this browser before. */
function isKnownDevice(deps: Deps, memberId: string, token: string): Promise<boolean> {
  return hasDevice(deps.db, memberId, hashOf(deps, token));
}

/** The budget of wrong passwords of one known device, or of all strangers together, for an e-mail address. */
export function budgetKey(deps: Deps, emailKey: string, device: Buffer | 'strangers'): Buffer {
  const who = device === 'strangers' ? device : device.toString('hex');
  return keyedHash(deps, 'members.sign_in_budget', `${emailKey} ${who}`);
}

/** Which budget a sign-in from here draws on, and whether it is the own one of a device that signed in before. */
export async function budgetOf(
  deps: Deps,
  emailKey: string,
  memberId: string | undefined,
  token: string,
): Promise<{ budget: Buffer; isKnown: boolean }> {
  const isKnown = memberId !== undefined && (await isKnownDevice(deps, memberId, token));
  return {
    budget: budgetKey(deps, emailKey, isKnown ? hashOf(deps, token) : 'strangers'),
    isKnown,
  };
}

/**
 * @param device what the device list shows, such as "Firefox on Linux"
 * @returns whether this member never signed in from it before
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

/** A user agent in words that a member recognises. */
export function describeDevice(userAgent: string | undefined): string {
  const find = (list: typeof BROWSERS) => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
