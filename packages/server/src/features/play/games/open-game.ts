import { gameBySlug } from '@wl/games/catalogue/index';
import type { Game } from '@wl/games/game';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { isFreePlay, titleState } from '../../titles/index.ts';

/** Returns the casino game with this slug; undefined for titles of other products. */
export const gameOf = (slug: string): Game | undefined => gameBySlug(slug);

/**
 * Returns the game with this slug if it can be played now.
 * @throws DomainError play.game_unknown · play.game_maintenance
 */
export function openGame(deps: Deps, slug: string): Game {
  const game = gameOf(slug);
  const state = titleState(deps, slug);
  if (!game || state === 'off') throw new DomainError('play.game_unknown');
  if (state === 'maintenance') throw new DomainError('play.game_maintenance');
  return game;
}

/**
 * Returns the game with this slug if it can be played for free now.
 * @throws DomainError play.game_unknown · play.game_maintenance · play.not_free
 */
export function openFreeGame(deps: Deps, slug: string): Game {
  const game = openGame(deps, slug);
  if (!isFreePlay(deps, game)) throw new DomainError('play.not_free');
  return game;
}
