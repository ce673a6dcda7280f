import type { ErrorCode } from '@wl/contract/errors';
import type { Deps } from '../../../platform/deps.ts';
import { decide } from '../../limits/index.ts';
import { profileAt } from '../../members/index.ts';
import { refusedByProfile, refusedUnverified } from '../games/judge-profile.ts';
import type { Waiting } from './bet-queues.ts';
import { isTooFast, longestMs } from '../bets/pace.ts';
import type { Player } from '../rounds/player.ts';

/** Refusal of a bet that has not yet been played. */
export interface TurnRefusal {
  code: ErrorCode;
  /**
   * Next step: `refuse` the bet, `look up` whether it duplicates a stored round, or `reload` the player and check
   * again.
   */
  next: 'refuse' | 'look up' | 'reload';
  /** True if the refusal might be based on an out-of-date copy of the member's state. */
  mayBeOld: boolean;
}

/**
 * Checks the first bet in a member's queue against the member's state in memory.
 * @returns the refusal; undefined if the bet may be played
 */
export function judgeTurn(deps: Deps, player: Player, waiting: Waiting): TurnRefusal | undefined {
  const now = deps.clock.now();
  const verdict = decide('bet', player.limits, now);
  if (!verdict.ok) return { code: verdict.code, next: 'refuse', mayBeOld: true };
  if (player.openIds.has(waiting.id))
    return { code: 'play.round_mismatch', next: 'refuse', mayBeOld: false };
  if (waiting.isResend) return undefined;
  const { bet, ip } = waiting;
  const profile = profileAt(deps, player.country, ip);
  const code = refusedByProfile(profile, bet.sent) ?? refusedUnverified(profile, player.isVerified);
  if (code) return { code, next: 'look up', mayBeOld: true };
  if (longestMs(profile) === 0) return undefined;
  // Reload the player if the start times of the member's rounds have not been loaded yet. Only some jurisdiction
  // profiles need them, and a bet's profile depends on the IP address from which it was sent.
  if (!player.pace) return { code: 'play.too_fast', next: 'reload', mayBeOld: true };
  return isTooFast(player.pace, profile, bet.game, now)
    ? { code: 'play.too_fast', next: 'look up', mayBeOld: false }
    : undefined;
}
