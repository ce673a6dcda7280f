import { gameBySlug, statsOf, textsOf } from '@wl/games/catalogue/index';
import type { ReplyOf } from '@wl/contract/call';
import type { launchGame as launchGameCall } from '@wl/contract/play';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { readSeeds } from '../fairness/index.ts';
import { memberState, profileOf } from '../members/index.ts';
import { allowedFeatures } from './allowed-features.ts';
import { gameState, isFreePlay } from './game-switches.ts';
import { refusedUnverified } from './judge-profile.ts';
import { minRoundMs } from './pace.ts';

/** Maximum number of games open side by side in the window manager (decisions §9). */
const MAX_WINDOWS = 4;

/** Member or visitor who sends the request, with the request's IP address. */
export interface Asker {
  ip: string;
  memberId: string | undefined;
}

/**
 * Returns the data that a stage needs before the first round, including the member's seed commitment. Visitors can
 * launch only games with free play.
 * @throws DomainError play.game_unknown · play.not_free
 */
export async function launchGame(
  deps: Deps,
  slug: string,
  { ip, memberId }: Asker,
): Promise<ReplyOf<typeof launchGameCall>> {
  const game = gameBySlug(slug);
  const state = gameState(deps, slug);
  if (!game || state === 'off') throw new DomainError('play.game_unknown');
  const freePlay = isFreePlay(deps, game);
  if (memberId === undefined && !freePlay) throw new DomainError('play.not_free');
  const member = memberId === undefined ? undefined : await memberState(deps, memberId);
  const profile = await profileOf(deps, ip, memberId);
  const stats = statsOf(slug);
  return {
    data: {
      slug,
      name: textsOf(slug).en.name,
      category: game.category,
      city: game.city,
      math_version: game.mathVersion,
      stakes: [...game.stakes],
      min_bet_cents: game.minBetCents,
      max_bet_cents: game.maxBetCents,
      features: { ...allowedFeatures(game, profile), freePlay },
      rtp: stats.returnPercent,
      max_multiplier: stats.maxMultiplier,
      state,
      needs_passport:
        member !== undefined &&
        refusedUnverified(profile, member.passport === 'verified') !== undefined,
      min_round_ms: minRoundMs(game, profile),
      max_windows: profile.parallelSlots ? MAX_WINDOWS : 1,
      commitment: member ? await commitmentOf(deps, member.id) : null,
    },
  };
}

async function commitmentOf(deps: Deps, memberId: string) {
  const { id, ...promised } = await readSeeds(deps, memberId);
  return { seed_pair_id: id, ...promised };
}
