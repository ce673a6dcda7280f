import type { Banner } from '@wl/contract/lobby';
import type { Language } from '@wl/world/languages';
import type { Deps } from '../../platform/deps.ts';
import { closedTitles, titles } from '../titles/index.ts';
import { orderOf } from './lobby-order.ts';

/**
 * Returns the lobby's banners in order, without those of closed titles. The list is the same in every jurisdiction,
 * because a jurisdiction can disable features of a game but not the game itself.
 */
export function bannersOf(deps: Deps, language: Language): Banner[] {
  const closed = closedTitles(deps);
  return orderOf(deps).banners.flatMap((slug) => {
    const title = titles.findListed(slug);
    if (!title || closed.has(slug)) return [];
    const { name, category, taglines } = title;
    return { slug, name, category, line: taglines[language] };
  });
}
