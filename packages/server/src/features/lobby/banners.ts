import type { Banner } from '@wl/contract/lobby';
import type { Language } from '@wl/world/languages';
import type { Deps } from '../../platform/deps.ts';
import { closedTitles, titles } from '../titles/index.ts';
import { orderOf } from './lobby-order.ts';

/**
 * Returns the lobby's banners in order. Jurisdictions disable game features, never whole games, so the banners are the
 * same everywhere.
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
