import type { SpinCreditsTerms } from '@wl/world/bonuses/spin-credits/terms';
import type { BagKind } from '../bag-kind.ts';
import { usedByPlayers } from '../past.ts';

export const spinCredits: BagKind<SpinCreditsTerms> = {
  activation: ({ playDays, creditCents }) => ({ playDays, creditCents }),
  spins: {
    // Spin credits can be used on any slot (decisions §6).
    take: (_terms, { creditLeftCents }, { isSlot, stakeCents }) =>
      isSlot && stakeCents <= creditLeftCents ? { spins: 0, cents: stakeCents } : undefined,
    isPlayedOut: ({ creditLeftCents }, smallestStakeCents) => creditLeftCents < smallestStakeCents,
  },
  pastUse: ({ creditCents }, past) =>
    usedByPlayers(past, Math.round(creditCents * past.averageReturn())),
};
