import type { ReplyOf } from '@wl/contract/call';
import type { launchGame as launchGameCall } from '@wl/contract/play-games';
import type { Profile } from '@wl/world/casino/jurisdictions';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { readSeeds } from '../../fairness/index.ts';
import { memberState, profileOf } from '../../members/index.ts';
import { isFreePlay, titles, titleState } from '../../titles/index.ts';
import { allowedFeatures } from './allowed-features.ts';
import { refusedUnverified } from './judge-profile.ts';
import { gameOf } from './open-game.ts';
import { minRoundMs } from '../bets/pace.ts';

/** Maximum number of games and shared tables open side by side in the window manager (decisions §9). */
const MAX_WINDOWS = 4;

/** Returns the maximum number of games and shared tables open at once in a jurisdiction. */
export const windowsAllowed = ({ parallelSlots }: Pick<Profile, 'parallelSlots'>): number =>
  parallelSlots ? MAX_WINDOWS : 1;

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
  const title = titles.findListed(slug);
  const game = gameOf(slug);
  const state = titleState(deps, slug);
  if (!title || !game || state === 'off') throw new DomainError('play.game_unknown');
  const freePlay = isFreePlay(deps, title);
  if (memberId === undefined && !freePlay) throw new DomainError('play.not_free');
  const member = memberId === undefined ? undefined : await memberState(deps, memberId);
  const profile = await profileOf(deps, ip, memberId);
  const { stats } = title;
  return {
    data: {
      slug,
      name: title.name,
      category: title.category,
      city: title.city,
      math_version: game.mathVersion,
      stakes: [...title.stakes],
      min_bet_cents: title.minBetCents,
      max_bet_cents: title.maxBetCents,
      features: { ...allowedFeatures(title, profile), freePlay },
      rtp: stats.returnPercent,
      max_multiplier: stats.maxMultiplier,
      state,
      needs_passport:
        member !== undefined &&
        refusedUnverified(profile, member.passport === 'verified') !== undefined,
      min_round_ms: minRoundMs(title, profile),
      max_windows: windowsAllowed(profile),
      commitment: member ? await commitmentOf(deps, member.id) : null,
    },
  };
}

async function commitmentOf(deps: Deps, memberId: string) {
  const { id, ...promised } = await readSeeds(deps, memberId);
  return { seed_pair_id: id, ...promised };
}
