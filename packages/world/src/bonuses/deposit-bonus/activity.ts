export const depositBonusActivity = { type: 'deposit_bonus' } as const;
