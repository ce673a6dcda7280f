/** Activity entry for bonus money that came from the winnings of free spins or a spin credit. */
export const spinCreditsActivity = { type: 'spin_credits' } as const;
