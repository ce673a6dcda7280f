import { useLingui } from '@lingui/react/macro';
import type { FeatureName } from '@wl/contract/lobby';

/** What games can do, in the member's words. Apart from the other filters' words, which come with the filters. */
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
