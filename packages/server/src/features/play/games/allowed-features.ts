import type { Profile } from '@wl/world/casino/jurisdictions';
import type { Title } from '../../titles/index.ts';

/**
 * Returns the features that a profile allows in a title. A forbidden feature is absent from the result, not false
 * (trust.md §2).
 */
export function allowedFeatures(title: Title, profile: Profile): Record<string, boolean> {
  const { autoSpin, quickSpin, bonusBuy, ...others } = title.features;
  return {
    ...others,
    ...(profile.autoSpin ? { autoSpin } : {}),
    ...(profile.quickSpin ? { quickSpin } : {}),
    ...(profile.bonusBuy ? { bonusBuy } : {}),
  };
}
