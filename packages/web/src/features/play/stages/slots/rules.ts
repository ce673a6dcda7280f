import type { SlotConfig } from '@wl/games/engines/slots/config';

const configs = import.meta.glob<SlotConfig>('../../../../../../games/src/catalogue/*/config.ts', {
  import: 'config',
});

/**
 * Returns a function that loads a slot's configuration, which contains the slot's rules; undefined for other games.
 * Loading `game.ts` instead would load the whole engine, which the stage does not need.
 */
export const rulesOf = (slug: string): (() => Promise<SlotConfig>) | undefined =>
  configs[`../../../../../../games/src/catalogue/${slug}/config.ts`];
