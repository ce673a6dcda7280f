import type { Game } from '@wl/games/game';
import type { Profile } from '@wl/world/casino/jurisdictions';

/**
 * Returns the features that a profile allows in a game. A forbidden feature is absent from the result, not false
 * (trust.md §2).
 */
export function allowedFeatures(game: Game, profile: Profile): Record<string, boolean> {
  const { autoSpin, quickSpin, bonusBuy, ...others } = game.features;
  return {
    ...others,
    ...(profile.autoSpin ? { autoSpin } : {}),
    ...(profile.quickSpin ? { quickSpin } : {}),
    ...(profile.bonusBuy ? { bonusBuy } : {}),
  };
}
