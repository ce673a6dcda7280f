import { useLingui } from '@lingui/react/macro';
import type { GameTile } from '@wl/contract/lobby';

/** Returns the names of the categories in the member's language. The names from the server are in English. */
export function useCategoryNames(): Readonly<Record<GameTile['category'], string>> {
  const { t } = useLingui();
  return {
    video: t`Video slots`,
    classic: t`Classic slots`,
    table: t`Table games`,
    live: t`Live tables`,
  };
}
