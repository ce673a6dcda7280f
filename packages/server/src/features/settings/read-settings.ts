import type { Settings } from '@wl/contract/settings';
import type { Subject } from '../../platform/sign-in/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { bounceOf } from '../../platform/email/suppressions.ts';
import { DomainError } from '../../platform/errors.ts';
import { findSecondFactor, memberById } from '../members/index.ts';

/** Returns the data for the member's settings page, with the requesting device marked. */
export async function readSettings(deps: Deps, asker: Subject): Promise<Settings> {
  const member = await memberById(deps.db, asker.id);
  if (!member) throw new DomainError('auth.signed_out');
  const [sessions, factor, bounce] = await Promise.all([
    deps.sessions.openOf(deps.db, asker.id),
    findSecondFactor(deps.db, asker.id),
    bounceOf(deps, deps.db, member.email),
  ]);
  return {
    language: member.language,
    offers: member.offers,
    email_bounces_since: bounce?.at.toISOString() ?? null,
    second_factor: factor
      ? { since: factor.since.toISOString(), recovery_codes_left: factor.codesLeft }
      : null,
    devices: sessions.map((session) => ({
      id: session.id,
      name: session.device,
      address: session.ip,
      since: session.created_at.toISOString(),
      last_seen_at: session.last_seen_at.toISOString(),
      is_this: session.id === asker.sessionId,
    })),
  };
}
