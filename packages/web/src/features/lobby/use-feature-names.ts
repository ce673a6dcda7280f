import { useLingui } from '@lingui/react/macro';
import type { FeatureName } from '@wl/contract/lobby';

/**
 * Returns the names of game features in the member's language. The names are in a separate module, so that the lobby
 * bar can show them without loading the other filter texts.
 */
export function useFeatureNames(): Readonly<Record<FeatureName, string>> {
  const { t } = useLingui();
  return {
    auto_spin: t`Auto spin`,
    quick_spin: t`Quick spin`,
    bonus_buy: t`Bonus buy`,
    betways: t`Betways`,
    side_bets: t`Side bets`,
    roadmap: t`Road map`,
    multihand: t`Multihand`,
    cluster_pays: t`Cluster pays`,
  };
}
