/** Winnings from free spins or a spin credit became bonus money. */
export const spinCreditsActivity = { type: 'spin_credits' } as const;
