import type { Banner } from '@wl/contract/lobby';
import { gameBySlug, textsOf } from '@wl/games/catalogue/index';
import type { Language } from '@wl/world/languages';
import type { Deps } from '../../platform/deps.ts';
import { closedGames } from '../play/index.ts';
import { orderOf } from './lobby-order.ts';

/**
 * Returns the lobby's banners in order. Jurisdictions disable game features, never whole games, so the banners are the
 * same everywhere.
 */
export function bannersOf(deps: Deps, language: Language): Banner[] {
  const closed = closedGames(deps);
  return orderOf(deps).banners.flatMap((slug) => {
    const game = gameBySlug(slug);
    if (!game || closed.has(slug)) return [];
    const { name, tagline } = textsOf(slug)[language];
    return { slug, name, category: game.category, line: tagline };
  });
}
