import type { GameBrief, gameProfile } from '@wl/contract/play-games';
import type { ReplyOf } from '@wl/contract/call';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { profileOf } from '../../members/index.ts';
import { acceptsBonusMoney, isFreePlay, titles, titleState } from '../../titles/index.ts';
import { allowedFeatures } from './allowed-features.ts';
import { bestWinToday } from './best-wins.ts';
import type { Asker } from './launch-game.ts';
import { similarGames } from '../rules.ts';

const SIMILAR = 4;

/** Returns the short description of a title; undefined if the title is not listed in the lobby or is switched off. */
export function briefOf(deps: Deps, slug: string): GameBrief | undefined {
  const title = titles.findListed(slug);
  const state = titleState(deps, slug);
  if (!title || state === 'off') return undefined;
  const { stats } = title;
  return {
    slug,
    name: title.name,
    category: title.category,
    city: title.city,
    rtp: stats.returnPercent,
    volatility: stats.volatility,
    multiplier: stats.maxMultiplier,
    state,
  };
}

/**
 * Returns the data for a game's profile page, for members and visitors, with the features that the applicable
 * jurisdiction allows.
 * @throws DomainError play.game_unknown if the lobby does not list the game or the game is switched off
 */
export async function readGameProfile(
  deps: Deps,
  slug: string,
  { ip, memberId }: Asker,
): Promise<ReplyOf<typeof gameProfile>> {
  const title = titles.findListed(slug);
  const brief = briefOf(deps, slug);
  if (!title || !brief) throw new DomainError('play.game_unknown');
  const best = await bestWinToday(deps, slug);
  const others = titles.listed().flatMap((other) => {
    const line = briefOf(deps, other.slug);
    return line ? [{ ...line, family: other.family }] : [];
  });
  return {
    data: {
      ...brief,
      studio: title.studio,
      min_bet_cents: title.minBetCents,
      max_bet_cents: title.maxBetCents,
      rtp_interval: title.stats.interval ?? null,
      hit_percent: title.stats.hitPercent,
      features: allowedFeatures(title, await profileOf(deps, ip, memberId)),
      free_play: isFreePlay(deps, title),
      bonus_money: acceptsBonusMoney(deps, title),
      biggest_win_today: best
        ? {
            payout_cents: best.payout,
            stake_cents: best.stake,
            won_at: best.won_at.toISOString(),
          }
        : null,
      similar: similarGames({ ...brief, family: title.family }, others, SIMILAR).map(
        ({ family: _family, ...line }) => line,
      ),
    },
  };
}
