import { useLingui } from '@lingui/react/macro';
import type { CategoryId } from '@wl/world/casino/categories';

/** Returns the names of the game categories in the reader's language. The names from the server are in English. */
export function useCategoryNames(): Readonly<Record<CategoryId, string>> {
  const { t } = useLingui();
  return {
    video: t`Video slots`,
    classic: t`Classic slots`,
    table: t`Table games`,
    live: t`Live tables`,
  };
}
