import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';

/** Returns the token for the answer e-mail. With this token, the recipient can request a review without an account. */
export function reviewToken({ config }: Pick<Deps, 'config'>, id: string): string {
  return createHmac('sha256', config.appSecret)
    .update(`enquiries.review\0${id}`)
    .digest('base64url');
}

export function tokenFits(deps: Pick<Deps, 'config'>, id: string, token: string): boolean {
  const expected = Buffer.from(reviewToken(deps, id));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
