import { useLingui } from '@lingui/react/macro';
import type { PauseLength } from '@wl/world/casino/exclusions';

/**
 * Returns the translated name of each length of a break or exclusion.
 * @param indefinite name of the length `indefinite`, which is worded differently for members and for clerks
 */
export function usePauseLengths(indefinite: string): Record<PauseLength, string> {
  const { t } = useLingui();
  return {
    '1h': t`1 hour`,
    '3h': t`3 hours`,
    '6h': t`6 hours`,
    '12h': t`12 hours`,
    '24h': t`24 hours`,
    '7d': t`7 days`,
    '31d': t`31 days`,
    indefinite,
    permanent: t`Permanent`,
  };
}
