import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { keyedHash } from './keyed-hash.ts';
import { hasDevice, putDevice } from './sign-in-repository.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const isSecure = (deps: Deps) => deps.config.publicUrl.startsWith('https:');
const cookieName = (deps: Deps) =>
  `${isSecure(deps) ? '__Host-' : ''}wl_${deps.config.installationId}_device`;

/** The random name of this browser, from its HttpOnly cookie; a new one where there is none. */
export function deviceTokenOf(deps: Deps, request: FastifyRequest): string {
  const kept = request.cookies[cookieName(deps)];
  return kept && /^[\w-]{43}$/.test(kept) ? kept : randomBytes(32).toString('base64url');
}

export function setDeviceCookie(deps: Deps, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(deps), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(deps),
    maxAge: YEAR_SECONDS,
  });
}

const hashOf = (deps: Deps, token: string) => keyedHash(deps, 'members.device', token);

/** Whether this member signed in from this browser before. */
function isKnownDevice(deps: Deps, memberId: string, token: string): Promise<boolean> {
  return hasDevice(deps.db, memberId, hashOf(deps, token));
}

/** The budget of wrong passwords of one known device, or of all strangers together, for an e-mail address. */
export function budgetKey(deps: Deps, emailKey: string, deviceHash: Buffer | 'strangers'): Buffer {
  const who = deviceHash === 'strangers' ? deviceHash : deviceHash.toString('hex');
  return keyedHash(deps, 'members.sign_in_budget', `${emailKey} ${who}`);
}

/** Which budget a sign-in from here draws on. */
export async function budgetOf(
  deps: Deps,
  emailKey: string,
  memberId: string | undefined,
  token: string,
): Promise<Buffer> {
  const known = memberId !== undefined && (await isKnownDevice(deps, memberId, token));
  return budgetKey(deps, emailKey, known ? hashOf(deps, token) : 'strangers');
}

/** @param device what the device list shows, such as "Firefox on Linux" */
export async function rememberDevice(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  { token, device }: { token: string; device: string },
): Promise<void> {
  await putDevice(tx, {
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
