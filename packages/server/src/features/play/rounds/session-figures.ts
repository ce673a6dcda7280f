import type { ReplyOf } from '@wl/contract/call';
import type { playSession } from '@wl/contract/play';
import type { Subject } from '../../../platform/sign-in/auth.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findSession } from '../../wagers/index.ts';

/**
 * Returns the figures of the member's current session: total stakes, total payouts, net result and number of rounds.
 */
export async function sessionFigures(
  deps: Deps,
  member: Subject,
): Promise<ReplyOf<typeof playSession>> {
  const row = await findSession(deps.db, member.id, member.sessionId);
  const staked = row?.staked ?? 0;
  const paid = row?.paid ?? 0;
  return {
    data: {
      started_at: member.signedInAt.toISOString(),
      server_now: deps.clock.now().toISOString(),
      staked_cents: staked,
      paid_cents: paid,
      net_cents: paid - staked,
      rounds: row?.rounds ?? 0,
    },
  };
}
