import { useLingui } from '@lingui/react/macro';
import type { ArticleCategory } from '@wl/world/articles/articles';

export function useCategoryNames(): Readonly<Record<ArticleCategory, string>> {
  const { t } = useLingui();
  return {
    journey: t`Journey`,
    games: t`Games`,
    offers: t`Offers`,
    service: t`Service`,
  };
}
