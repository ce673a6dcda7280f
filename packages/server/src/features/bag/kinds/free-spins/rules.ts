import type { FreeSpinsTerms } from '@wl/world/bonuses/free-spins/terms';
import type { BagKind } from '../bag-kind.ts';
import { usedByPlayers } from '../past.ts';

export const freeSpins: BagKind<FreeSpinsTerms> = {
  activation: ({ playDays, spins }) => ({ playDays, spins }),
  spins: {
    // Free spins can be used only in the game that their terms name, at its minimum stake.
    take(terms, { spinsLeft }, spin) {
      const fits = spin.game === terms.game && spin.stakeCents === spin.minimumCents;
      return fits && spinsLeft > 0 ? { spins: 1, cents: 0 } : undefined;
    },
    isPlayedOut: ({ spinsLeft }) => spinsLeft === 0,
  },
  pastUse({ spins, game }, past) {
    const each = spins * past.smallestStake(game);
    return usedByPlayers(past, Math.round(each * past.returnOf(game)));
  },
};
