import type { GameBrief, gameProfile } from '@wl/contract/play';
import type { ReplyOf } from '@wl/contract/call';
import { gameBySlug, games, statsOf, textsOf } from '@wl/games/catalogue/index';
import { takesBonusMoney } from '@wl/world/casino/contribution';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { profileOf } from '../members/index.ts';
import { allowedFeatures } from './allowed-features.ts';
import { bestWinToday } from './best-wins.ts';
import { gameState, isFreePlay, switchedGames } from './game-switches.ts';
import type { Asker } from './launch-game.ts';
import { similarGames } from './rules.ts';

const SIMILAR = 4;

/** Returns the short description of a game, or undefined if the game does not exist or is switched off. */
export function briefOf(deps: Deps, slug: string): GameBrief | undefined {
  const game = gameBySlug(slug);
  const state = gameState(deps, slug);
  if (!game || state === 'off') return undefined;
  const stats = statsOf(slug);
  return {
    slug,
    name: textsOf(slug).en.name,
    category: game.category,
    city: game.city,
    rtp: stats.returnPercent,
    volatility: stats.volatility,
    multiplier: stats.maxMultiplier,
    state,
  };
}

/**
 * Returns the data of a game's profile page, for members and visitors, with the features that the applicable
 * jurisdiction allows.
 * @throws DomainError play.game_unknown
 */
export async function readGameProfile(
  deps: Deps,
  slug: string,
  { ip, memberId }: Asker,
): Promise<ReplyOf<typeof gameProfile>> {
  const game = gameBySlug(slug);
  const brief = briefOf(deps, slug);
  if (!game || !brief) throw new DomainError('play.game_unknown');
  const best = await bestWinToday(deps, slug);
  const others = games.flatMap((other) => {
    const line = briefOf(deps, other.slug);
    return line ? [{ ...line, family: other.family }] : [];
  });
  return {
    data: {
      ...brief,
      studio: game.studio,
      min_bet_cents: game.minBetCents,
      max_bet_cents: game.maxBetCents,
      rtp_interval: statsOf(slug).interval ?? null,
      hit_percent: statsOf(slug).hitPercent,
      features: allowedFeatures(game, await profileOf(deps, ip, memberId)),
      free_play: isFreePlay(deps, game),
      bonus_money:
        takesBonusMoney(brief.rtp) &&
        game.steps === undefined &&
        !switchedGames(deps).noBonusMoney.has(slug),
      biggest_win_today: best
        ? {
            payout_cents: best.payout,
            stake_cents: best.stake,
            won_at: best.won_at.toISOString(),
          }
        : null,
      similar: similarGames({ ...brief, family: game.family }, others, SIMILAR).map(
        ({ family: _family, ...line }) => line,
      ),
    },
  };
}
