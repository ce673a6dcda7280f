/** Activity entry for winnings from free spins or a spin credit that became bonus money. */
export const spinCreditsActivity = { type: 'spin_credits' } as const;
