import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';

const macOf = ({ config }: Pick<Deps, 'config'>, memberId: string): Buffer =>
  createHmac('sha256', config.appSecret).update(`offers.unsubscribe\0${memberId}`).digest();

/** What the links of a member's offers carry. It ends offers and opens nothing else. */
export function offerToken(deps: Pick<Deps, 'config'>, memberId: string): string {
  return `${memberId}.${macOf(deps, memberId).toString('base64url')}`;
}

/** The member a token was made for, or undefined when it was not made here. */
export function memberOfToken(deps: Pick<Deps, 'config'>, token: string): string | undefined {
  const [memberId = '', mac = ''] = token.split('.');
  if (!/^[0-9a-f-]{36}$/.test(memberId)) return undefined;
  const given = Buffer.from(mac, 'base64url');
  const expected = macOf(deps, memberId);
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? memberId
    : undefined;
}
