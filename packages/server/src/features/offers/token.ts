import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';

const macOf = ({ config }: Pick<Deps, 'config'>, memberId: string): Buffer =>
  createHmac('sha256', config.appSecret).update(`offers.unsubscribe\0${memberId}`).digest();

/** Returns the token for the links in a member's offers. It can only be used to unsubscribe. */
export function offerToken(deps: Pick<Deps, 'config'>, memberId: string): string {
  return `${memberId}.${macOf(deps, memberId).toString('base64url')}`;
}

/** Returns the id of the member that a token identifies; undefined if the token is not authentic. */
export function memberOfToken(deps: Pick<Deps, 'config'>, token: string): string | undefined {
  const [memberId = '', mac = ''] = token.split('.');
  if (!/^[0-9a-f-]{36}$/.test(memberId)) return undefined;
  const given = Buffer.from(mac, 'base64url');
  const expected = macOf(deps, memberId);
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? memberId
    : undefined;
}
