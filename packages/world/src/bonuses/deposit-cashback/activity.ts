export const depositCashbackActivity = {
  type: 'deposit_cashback',
  steps: ['watched', 'granted'],
} as const;
