import { randomBytes } from 'node:crypto';
import type { ReplyOf } from '@wl/contract/call';
import type { playDemo as playDemoCall } from '@wl/contract/play-demo';
import { commitment } from '@wl/games/fairness/keys';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import type { Profile } from '@wl/world/casino/jurisdictions';
import { judgeDemoPace } from './demo-pace.ts';
import { openFreeGame } from '../games/open-game.ts';
import { refusedByProfile } from '../games/judge-profile.ts';
import { checkBet, playRound } from '../rounds/play-round.ts';
import { keyAt } from '../rounds/player.ts';

/**
 * Player of a demo round. As in rounds with stakes, `profile` is the stricter of the profiles for the player's country
 * of residence and IP address.
 */
export interface DemoPlayer {
  key: string;
  profile: Profile;
}

/**
 * Plays one demo round with the same engine and odds as rounds with stakes. Nothing is staked or stored, and the seed
 * is discarded.
 * @throws DomainError play.game_unknown · play.game_maintenance · play.not_free · play.too_fast, or the game's own
 *   error if it rejects the bet
 */
export function playDemo(
  deps: Deps,
  { game: slug, bet: sent }: { game: string; bet: Record<string, unknown> },
  { key, profile }: DemoPlayer,
): ReplyOf<typeof playDemoCall> {
  const game = openFreeGame(deps, slug);
  if (game.steps) throw new DomainError('play.unknown_bet');
  const bet = checkBet(game, sent);
  const refusal = refusedByProfile(profile, sent);
  if (refusal) throw new DomainError(refusal);
  judgeDemoPace(deps, key, profile, game);
  const serverSeed = randomBytes(32).toString('hex');
  const pair = {
    no: 0,
    id: uuidv7(),
    serverSeed,
    serverSeedHash: commitment(serverSeed),
    clientSeed: 'demo',
  };
  const { outcome, payoutCents, proof } = playRound(bet, pair, 0, keyAt(pair, 0));
  return {
    data: {
      round: {
        id: uuidv7(),
        game: slug,
        bet: sent,
        stake_cents: bet.stakeCents,
        payout_cents: payoutCents,
        cash_after_cents: 0,
        events: outcome.events,
        proof,
        created_at: deps.clock.now().toISOString(),
        demo: true,
      },
    },
  };
}
